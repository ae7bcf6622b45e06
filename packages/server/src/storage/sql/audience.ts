import type { Engine } from './script.ts'

/** Whether a column with a JSON list of names, or with nothing for everybody, names this one. */
export function isFor({ dialect }: Pick<Engine, 'dialect'>, column: string, name: string): string {
  const named =
    dialect === 'sqlite'
      ? `exists (select 1 from json_each(${column}) where value = ${name})`
      : `${column}::jsonb ? ${name}::text`
  return `(${column} is null or ${named})`
}
