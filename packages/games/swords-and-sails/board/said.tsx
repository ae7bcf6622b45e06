/** A sentence of a catalogue; what stands between two asterisks is emphasised. */
export function Said({ text }: { readonly text: string }) {
  return <>{text.split('*').map((part, i) => (i % 2 === 0 ? part : <b key={i}>{part}</b>))}</>
}
