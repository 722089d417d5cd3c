import type { Gate } from '#gates/gate.ts'

/** What a command has to say: to people as text, to programs as data. */
export type Answer = {
  text: string
  data: unknown
  /** False if the command did its work and found something wrong. */
  isFine?: boolean
}

const MARKS = { fine: '✓', wrong: '✗', unknown: '–', skipped: '–' }

/** The answer of a command that looks at several things. */
export function answerOf(findings: readonly Gate[]): Answer {
  const lines = findings.map(
    ({ name, state, detail }) => `${MARKS[state]} ${name.padEnd(18)} ${detail.replaceAll('\n', '\n  ')}`,
  )
  return { text: lines.join('\n'), data: findings, isFine: findings.every(({ state }) => state !== 'wrong') }
}

/** Colors the marks of findings, if the terminal shows colors. */
export function colored(text: string, hasColors: boolean): string {
  if (!hasColors) return text
  return text.replaceAll(/^✓/gm, '\u001B[32m✓\u001B[39m').replaceAll(/^✗/gm, '\u001B[31m✗\u001B[39m')
}
