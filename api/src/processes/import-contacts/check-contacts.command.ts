/** Checks all rows of an import of contacts, and notes with each what was found. Creates nothing. */
import type { ClientSession } from 'mongoose'
import type { ImportPlan, RowProblem } from 'openapi'
import { DuplicateChoice, ImportRowState } from 'openapi/codes'
import { contactScope } from '#entities/contacts/contact.policy.ts'
import { contactName, contactTitle } from '#entities/contacts/contact.presenter.ts'
import { matchKeys } from '#entities/contacts/on-save/match-words.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { candidatesOfMany, type Draft } from '#processes/contact-duplicates/candidates-of-many.query.ts'
import { LIKELY, prepare } from '#processes/contact-duplicates/likeness.ts'
import { pairsAmong } from '#processes/contact-duplicates/pairs-among.ts'
import { chunksOf, lineOf } from '#processes/import-rows/chunks.query.ts'
import { type Checked, TOLD_PROBLEMS } from '#processes/import-rows/import-kind.ts'
import {
  CHUNK,
  type ImportChunk,
  type ImportDocument,
  ImportRowsModel,
  type Match,
  type Verdict,
} from '#processes/import-rows/import.model.ts'
import { nameKey } from '#processes/import-rows/members-by-name.query.ts'
import { type ContactRow, judgeContact, judgedBy } from './judge-contacts.query.ts'

/** A good row, and its position in the file. */
type Good = { at: number; draft: Draft; name: string }

/** The most missing labels that an import names. */
const TOLD_LABELS = 50

/** The contact of a row with its keys. */
export async function draftOf(contact: ContactRow): Promise<Draft> {
  const prepared = await prepare(contact)
  return { contact, keys: await matchKeys(contact, prepared.phones), prepared }
}

/** Checks the rows and stores what was found. Returns how many are good, what is wrong with others, and what would be done. */
export async function checkContacts(viewer: Viewer, one: ImportDocument, session: ClientSession): Promise<Checked> {
  const by = await judgedBy(viewer, one, session)
  const parts = await chunksOf(one._id, session).toArray()
  const missing = new Map<string, string>()
  const good: Good[] = []
  const verdicts = new Map<number, Verdict>()
  const warnings: RowProblem[] = []
  let warned = 0
  for (const part of parts) {
    for (const [i, row] of part.rows.entries()) {
      const at = part.index * CHUNK + i
      const judged = judgeContact(one, { row, line: lineOf(part, i) }, by)
      for (const label of judged.missing) missing.set(nameKey(label), missing.get(nameKey(label)) ?? label)
      const name = judged.contact
        ? contactTitle(judged.contact)
        : (row.find((cell) => cell.trim() !== '')?.slice(0, 200) ?? '')
      const state = judged.contact ? ImportRowState.new : ImportRowState.wrong
      verdicts.set(at, { name, state, match: null, problems: judged.problems })
      if (judged.warnings.length > 0) warned++
      if (warnings.length < TOLD_PROBLEMS) warnings.push(...judged.warnings)
      if (judged.contact) good.push({ at, name, draft: await draftOf(judged.contact) })
    }
  }
  const matches = await matchesOf(viewer, good, session)
  for (const [at, match] of matches) {
    const verdict = verdicts.get(at)
    if (verdict) verdicts.set(at, { ...verdict, state: ImportRowState.duplicate, match })
  }
  const checked = parts.map((part) => ({
    ...part,
    verdicts: part.rows.map((_, i) => verdicts.get(part.index * CHUNK + i) as Verdict),
  }))
  for (const { _id, verdicts: found } of checked)
    await ImportRowsModel.collection.updateOne({ _id: _id as never }, { $set: { verdicts: found } }, { session })
  const told: RowProblem[] = [...verdicts.values()].flatMap(({ problems }) => problems).slice(0, TOLD_PROBLEMS)
  return {
    good: good.length,
    bad: verdicts.size - good.length,
    problems: told,
    warned,
    warnings: warnings.slice(0, TOLD_PROBLEMS),
    duplicates: matches.size,
    missing_labels: [...missing.values()].slice(0, TOLD_LABELS),
    plan: planOf(checked, one.on_duplicate),
  }
}

/** Whom the rows are likely the same as, by position: a contact that the viewer sees or, failing that, a row above. */
async function matchesOf(
  viewer: Viewer,
  good: readonly Good[],
  session: ClientSession,
): Promise<ReadonlyMap<number, Match>> {
  const names = new Map(good.map(({ at, name }) => [at, name]))
  const matches = new Map<number, Match>()
  const pairs = pairsAmong(good.map(({ at, draft: { keys, prepared } }) => ({ id: at, keys, prepared })))
  for (const { one, other, score, reasons } of pairs) {
    const before = matches.get(other)
    if (before && (before.at ?? 0) <= one) continue
    matches.set(other, { contact: null, at: one, name: names.get(one) ?? '', score, reasons })
  }
  const among = contactScope(viewer)
  for (let from = 0; from < good.length; from += CHUNK) {
    const part = good.slice(from, from + CHUNK)
    const found = await candidatesOfMany(
      part.map(({ draft }) => draft),
      { among, least: LIKELY, session },
    )
    for (const [i, [best]] of found.entries()) {
      const at = part[i]?.at
      if (!best || at === undefined) continue
      const { _id: contact, score, reasons } = best
      matches.set(at, { contact, at: null, name: contactName(best), score, reasons })
    }
  }
  return matches
}

/** How many rows would be created, filled in and skipped. */
export function planOf(
  parts: readonly Pick<ImportChunk, 'verdicts' | 'choices'>[],
  otherwise: DuplicateChoice,
): ImportPlan {
  const plan = { create: 0, update: 0, skip: 0 }
  for (const { verdicts, choices } of parts) {
    for (const [i, { state }] of (verdicts ?? []).entries()) {
      if (state === ImportRowState.new) plan.create++
      else if (state === ImportRowState.duplicate) plan[choices?.[i] ?? otherwise]++
    }
  }
  return plan
}
