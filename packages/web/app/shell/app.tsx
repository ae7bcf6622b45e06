import './settings.ts'
import { place } from '../route.ts'
import { Home } from './home.tsx'
import { lazily } from './lazily.tsx'

const TablePage = lazily(async () => (await import('../table/page.tsx')).TablePage)
const NewTablePage = lazily(async () => (await import('./new-table-page.tsx')).NewTablePage)
const RecordsPage = lazily(async () => (await import('./records-page.tsx')).RecordsPage)
const SettingsPage = lazily(async () => (await import('./settings-page.tsx')).SettingsPage)

export function App() {
  const { page, parts } = place.value
  const [first = ''] = parts
  switch (page) {
    case 'table':
    case 'replay':
      return <TablePage key={`${page} ${first}`} opening={page} id={first} />
    case 'records':
      return <RecordsPage />
    case 'new':
      return <NewTablePage key={first} game={first || 'swords-and-sails'} />
    case 'settings':
      return <SettingsPage />
    default:
      return <Home />
  }
}
