export function labelOfBot(bot: string): string {
  return `${bot.charAt(0).toUpperCase()}${bot.slice(1)}`
}
