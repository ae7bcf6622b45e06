import './settings.ts'
import { games } from '../games.ts'
import { place } from '../route.ts'
import { Home } from './home/home.tsx'
import { lazily } from './lazily.tsx'

const TablePage = lazily(async () => (await import('../table/page.tsx')).TablePage)
const NewTablePage = lazily(async () => (await import('./new-table/new-table-page.tsx')).NewTablePage)
const MatchPage = lazily(async () => (await import('./gathering/match-page.tsx')).MatchPage)
const YouPage = lazily(async () => (await import('./account/you-page.tsx')).YouPage)
const BotsPage = lazily(async () => (await import('./bots/bots-page.tsx')).BotsPage)
const PasswordPage = lazily(async () => (await import('./account/password-page.tsx')).PasswordPage)
const RecordsPage = lazily(async () => (await import('./records/records-page.tsx')).RecordsPage)
const LearnPage = lazily(async () => (await import('../lessons/learn-page.tsx')).LearnPage)
const LessonPage = lazily(async () => (await import('../lessons/lesson-page.tsx')).LessonPage)
const RulesPage = lazily(async () => (await import('./rules-page.tsx')).RulesPage)
const GlossaryPage = lazily(async () => (await import('./glossary-page.tsx')).GlossaryPage)
const ReferencePage = lazily(async () => (await import('./reference-page.tsx')).ReferencePage)
const SettingsPage = lazily(async () => (await import('./settings-page.tsx')).SettingsPage)

export function App() {
  const { page, parts, query } = place.value
  const [first = '', second = ''] = parts
  switch (page) {
    case 'table':
    case 'replay':
    case 'record':
      return <TablePage key={`${page} ${first}`} opening={page} id={first} />
    case 'match':
      return <MatchPage key={first} id={first} invitation={query.get('invitation') ?? undefined} />
    case 'you':
      return <YouPage />
    case 'bots':
      return <BotsPage />
    case 'password':
      return <PasswordPage />
    case 'records':
      return <RecordsPage />
    case 'new':
      return <NewTablePage key={first} game={first || (games[0]?.id ?? '')} />
    case 'rules':
      return <RulesPage game={first || (games[0]?.id ?? '')} />
    case 'glossary':
      return <GlossaryPage game={first || (games[0]?.id ?? '')} />
    case 'reference':
      return <ReferencePage game={first || (games[0]?.id ?? '')} />
    case 'learn':
      return <LearnPage game={first || (games[0]?.id ?? '')} />
    case 'lesson':
      return <LessonPage key={`${first} ${second}`} game={first} id={second} />
    case 'settings':
      return <SettingsPage />
    default:
      return <Home />
  }
}
