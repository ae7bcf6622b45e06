/** A link as it stands in a letter: at the table's own address, whatever host the request named. */
export const letterLink = (link: string, address: string): string => {
  const { pathname, searchParams, hash } = new URL(link, address)
  const trusted = new URL(pathname, address)
  for (const [name, value] of searchParams) {
    const leadsAway = name === 'callbackURL' && new URL(value, trusted).origin !== trusted.origin
    trusted.searchParams.set(name, leadsAway ? '/' : value)
  }
  trusted.hash = hash
  return trusted.href
}
