const MARKED = /(\*[^*]*\*|_[^_]*_)/

/** A sentence of a catalogue: `*so*` is emphasised, and `_so_` is only heard where there is little room. */
export function Said({ text }: { readonly text: string }) {
  return <>{text.split(MARKED).map(part)}</>
}

function part(text: string, place: number) {
  if (place % 2 === 0) return text
  const bare = text.slice(1, -1)
  return text.startsWith('*') ? (
    <b key={place}>{bare}</b>
  ) : (
    <span key={place} class="in-full">
      {bare}
    </span>
  )
}
