/** What happens to an answer that is not what the contract says. */
import type { Logger } from 'pino'
import type { Counter } from 'prom-client'
import type { ContractOperation } from '#platform/contract/contract.ts'
import { FileMedia, Media } from './media.ts'
import { answerCheck } from './validators.ts'
import { Json } from '#platform/json/wire.ts'

export type Answer = { operation: ContractOperation; status: number; body: unknown; log: Logger }

/** Called with every answer before it is sent. */
export type AnswerGuard = (answer: Answer) => void

/** For development and tests: throws, so that the caller gets a 500. */
export const refuseAnswers: AnswerGuard = (answer) => {
  const problem = problemOf(answer)
  if (problem !== null) throw new Error(`${answer.operation.operationId} ${problem}`)
}

/**
 * The pause after a check is this many times as long as the check, so that a busy process spends a hundredth of its time
 * on them. The first of an operation also compiles its schema.
 */
const PAUSE = 100
const PAUSE_MS = { least: 5, most: 500 }
/** More answers than this do not wait. */
const MOST_PENDING = 100

type AnswerCounters = { outsideContract: Counter<'operation'>; unchecked: Counter<'operation'> }

/**
 * For production: answers are sent, and checked a moment later. Those outside the contract are logged and counted with
 * their operation. A busy process counts the answers that it does not check.
 */
export function watchAnswers({ outsideContract, unchecked }: AnswerCounters): AnswerGuard {
  const pending: Answer[] = []
  let nextAt = 0
  const checkLater = () => setTimeout(checkNext, Math.max(PAUSE_MS.least, nextAt - performance.now())).unref()
  const checkNext = () => {
    const answer = pending.shift()
    if (!answer) return
    const started = performance.now()
    check(answer)
    const ended = performance.now()
    nextAt = ended + Math.min(PAUSE_MS.most, (ended - started) * PAUSE)
    if (pending.length > 0) checkLater()
  }
  const check = ({ log, ...answer }: Answer) => {
    const problem = problemOf(answer)
    if (problem === null) return
    const operation = answer.operation.operationId
    log.error({ operation, problem }, 'an answer left the contract')
    outsideContract.inc({ operation })
  }
  return (answer) => {
    if (pending.length === MOST_PENDING) {
      unchecked.inc({ operation: answer.operation.operationId })
      return
    }
    pending.push(answer)
    if (pending.length === 1) checkLater()
  }
}

const problemOf = ({ operation, status, body }: Omit<Answer, 'log'>): string | null =>
  answerCheck(operation)(status, asWire(body))

function asWire(body: unknown): unknown {
  if (body === undefined || body instanceof FileMedia) return undefined
  if (body instanceof Media) return body
  return JSON.parse(body instanceof Json ? body.text : JSON.stringify(body))
}
