import {
  readSettings,
  type SettingName,
  type Settings,
  settingsGiven,
  WrongSetting,
} from '@windward/server/settings'
import { type Command, Option } from 'commander'
import { UsageFault } from './fault.ts'

/** Lets a command be given settings of the server, each as a flag or by the environment. */
export function addSettings(command: Command, names?: readonly SettingName[]): Command {
  for (const { name, flag, env, value, about } of settingsGiven)
    if (names?.includes(name) ?? true) command.addOption(new Option(`${flag} <${value}>`, about).env(env))
  return command
}

export function settingsFrom(given: Readonly<Record<string, unknown>>): Settings {
  const texts = Object.entries(given).filter(([, value]) => typeof value === 'string')
  try {
    return readSettings(Object.fromEntries(texts))
  } catch (trouble) {
    if (trouble instanceof WrongSetting) throw new UsageFault(trouble.message, { cause: trouble })
    throw trouble
  }
}
