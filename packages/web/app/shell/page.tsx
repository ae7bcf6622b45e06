import './page.css'
import type { ComponentChildren } from 'preact'
import { words } from './words.en.ts'

interface PageProps {
  readonly title: string
  readonly lead?: string | undefined
  readonly children: ComponentChildren
}

const WAYS = [
  { href: '#/new', name: words.layATable },
  { href: '#/rules', name: words.rules },
  { href: '#/records', name: words.records },
  { href: '#/you', name: words.you },
  { href: '#/settings', name: words.settings },
]

/** Every page of the harbour but the first. */
export function Page({ title, lead, children }: PageProps) {
  return (
    <>
      <header class="masthead">
        <a class="mark" href="#/">
          <img src="/icon.svg" width="32" height="32" alt="" />
          {words.windward}
        </a>
        <nav aria-label={words.harbour}>
          {WAYS.map(({ href, name }) => (
            <a key={href} href={href} aria-current={name === title ? 'page' : undefined}>
              {name}
            </a>
          ))}
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
