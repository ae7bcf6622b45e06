import { PlayNow } from './play-now.tsx'

export function Home() {
  return (
    <main>
      <h1>Windward</h1>
      <PlayNow />
    </main>
  )
}
