import { place } from '../route.ts'
import { Home } from './home.tsx'
import { lazily } from './lazily.tsx'

const TablePage = lazily(async () => (await import('../table/page.tsx')).TablePage)

export function App() {
  const { page, parts } = place.value
  const [id = ''] = parts
  switch (page) {
    case 'table':
      return <TablePage key={id} id={id} />
    default:
      return <Home />
  }
}
