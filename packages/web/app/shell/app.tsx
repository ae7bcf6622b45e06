import './settings.ts'
import { place } from '../route.ts'
import { Home } from './home.tsx'
import { lazily } from './lazily.tsx'

const TablePage = lazily(async () => (await import('../table/page.tsx')).TablePage)
const NewTablePage = lazily(async () => (await import('./new-table-page.tsx')).NewTablePage)
const SettingsPage = lazily(async () => (await import('./settings-page.tsx')).SettingsPage)

export function App() {
  const { page, parts } = place.value
  const [first = ''] = parts
  switch (page) {
    case 'table':
      return <TablePage key={first} id={first} />
    case 'new':
      return <NewTablePage key={first} game={first || 'swords-and-sails'} />
    case 'settings':
      return <SettingsPage />
    default:
      return <Home />
  }
}
