/** A text in which `{1}` and `{2}` are drawn as the numbers that stand on the board. */
export function Numbered({ text }: { readonly text: string }) {
  return (
    <>
      {text.split(/\{(\d)\}/).map((part, place) =>
        place % 2 === 0 ? (
          part
        ) : (
          <span key={`${place} ${part}`} class="number">
            {part}
          </span>
        ),
      )}
    </>
  )
}
