/** A link of better-auth's as it stands in a letter: at the table's own address, whatever host the request named. */
export const letterLink = (link: string, address: string): string => {
  const { pathname, searchParams } = new URL(link)
  const trusted = new URL(pathname, address)
  for (const [name, value] of searchParams) {
    const leadsAway = name === 'callbackURL' && new URL(value, trusted).origin !== trusted.origin
    trusted.searchParams.set(name, leadsAway ? '/' : value)
  }
  return trusted.href
}
