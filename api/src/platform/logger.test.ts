import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'

const running: ChildProcess[] = []
afterEach(() => running.splice(0).forEach((child) => child.kill('SIGKILL')))

/** A process that does this with its logger. Returns what it has written when it has ended, or `until` it wrote that. */
async function written(actions: string, until?: string): Promise<string[]> {
  const code = `import { createLogger } from ${JSON.stringify(join(import.meta.dirname, 'logger.ts'))}
    const log = createLogger('info')
    ${actions}`
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'ignore'] })
  running.push(child)
  let text = ''
  for await (const part of child.stdout.setEncoding('utf8')) {
    text += String(part)
    if (until && text.includes(until)) break
  }
  return text
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { msg: string }).msg)
}

it('writes everything before the process ends', async () => {
  expect(await written(`log.info('one'); log.child({ a: 1 }).info('two')`)).toEqual(['one', 'two'])
  expect(await written(`log.info('one'); process.exit(1)`)).toEqual(['one'])
  expect(await written(`log.info('one'); throw new Error('a fault')`)).toEqual(['one'])
})

it('writes a warning at once, with all before it', async () => {
  const killed = `process.kill(process.pid, 'SIGKILL')`
  expect(await written(`log.info('one'); log.child({ a: 1 }).warn('two'); ${killed}`)).toEqual(['one', 'two'])
})

it('writes what there is after a while, though the process goes on', async () => {
  expect(await written(`log.info('one'); setInterval(() => {}, 1000)`, 'one')).toEqual(['one'])
})
