import './page.css'
import type { ComponentChildren } from 'preact'

interface PageProps {
  readonly title: string
  readonly lead?: string | undefined
  readonly children: ComponentChildren
}

/** Every page of the harbour but the first. */
export function Page({ title, lead, children }: PageProps) {
  return (
    <>
      <header class="masthead">
        <a class="mark" href="#/">
          <img src="/icon.svg" width="32" height="32" alt="" />
          Windward
        </a>
        <nav aria-label="Harbour">
          <a href="#/new">Lay a table</a>
          <a href="#/you">You</a>
          <a href="#/settings">Settings</a>
        </nav>
      </header>
      <main class="page">
        <h1>{title}</h1>
        {lead !== undefined && <p class="lead">{lead}</p>}
        {children}
      </main>
    </>
  )
}
