/** A label in two parts: what shows, and what only those hear who do not see beside what it stands. */
interface ShortenedProps {
  readonly shown: string
  readonly unseen: string
}

export function Shortened({ shown, unseen }: ShortenedProps) {
  return (
    <>
      {shown}
      <span class="unseen"> {unseen}</span>
    </>
  )
}
