/** Lets the browser save a file. */
export function saveFile(file: File): void {
  const address = URL.createObjectURL(file)
  const link = Object.assign(document.createElement('a'), { href: address, download: file.name })
  link.click()
  URL.revokeObjectURL(address)
}
