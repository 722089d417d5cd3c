/** Web forms as visitors of any website open and send them. */
import type { Context } from 'koa'
import type { LeadForm } from 'openapi'
import { brokerageOf } from '#entities/accounts/brokerage-name.query.ts'
import { LeadSourceModel, type StoredLeadSource } from '#entities/lead-sources/lead-source.model.ts'
import { HttpProblem, notFound } from '#platform/http/errors.ts'
import { guardPage, htmlAnswer, htmlPage } from '#platform/html/html-page.ts'
import { type Handler, type Operation, operation } from '#platform/http/operation.ts'
import { anyone } from '#platform/http/policy.ts'
import { type RateLimit, rateLimit } from '#platform/http/rate-limit.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { createSeal, type Seal } from '#platform/records/seal.ts'
import { copy } from './copy.ts'
import { inLine } from '#processes/lead-routing/lead-line.ts'
import { closedPage, type FormPage, formPage, missingPage, type PageFrame, thanksPage } from './form-page.ts'
import { newStamp, readStamp } from './form-stamp.ts'
import { errorsIn } from './read-sent-form.ts'
import { spokenLanguage } from './spoken-language.ts'
import { storeSentForm } from './store-sent-form.command.ts'

const HOUR_S = 3600
/** More than anyone asks. An office shares an address. */
const FROM_AN_ADDRESS = { name: 'lead-form-address', uses: 10, seconds: HOUR_S }
/** More than a website brings, unless someone abuses it. */
const BY_A_FORM = { name: 'lead-form', uses: 200, seconds: HOUR_S }

type Limits = { address: RateLimit; form: RateLimit }

export function leadFormsRoutes({ secret }: { secret: string }): Operation[] {
  const seal = createSeal(secret, 'lead form')
  const limits = { address: rateLimit(FROM_AN_ADDRESS), form: rateLimit(BY_A_FORM) }
  return [
    operation('openLeadForm', anyone, openLeadForm(seal)),
    operation('sendLeadForm', anyone, sendLeadForm(seal, limits)),
  ]
}

const openLeadForm =
  (seal: Seal): Handler<'openLeadForm', Viewer | null> =>
  async ({ params: { form: key }, query, ctx }) => {
    const { source, frame } = await findForm(key, ctx)
    if (source.retired) return htmlAnswer(closedPage(frame))
    return htmlAnswer(formPage({ ...frame, form: source.form, values: query, stamp: newStamp(seal, key, new Date()) }))
  }

const sendLeadForm =
  (seal: Seal, limits: Limits): Handler<'sendLeadForm', Viewer | null> =>
  async ({ params: { form: key }, body, ctx, requestId }) => {
    const { source, frame: opened } = await findForm(key, ctx)
    const frame = { ...opened, isAnswer: true }
    const { form } = source
    if (source.retired) return htmlAnswer(closedPage(frame))
    // A program filled it in, and learns nothing.
    if (body.website) return htmlAnswer(thanksPage(form, frame))
    const at = new Date()
    const again = (told: Pick<FormPage, 'errors' | 'problem'>, stamp = newStamp(seal, key, at)) =>
      htmlAnswer(formPage({ ...frame, form, values: body, ...told, stamp }))
    const stamp = readStamp(seal, key, body.stamp, at)
    const errors = errorsIn(body, form)
    // With the stamp that it had: whoever only mends a field has taken long enough.
    if (Object.keys(errors).length > 0) return again({ errors, problem: copy.check }, stamp ? body.stamp : undefined)
    if (!stamp || stamp.age === 'late') return again({ problem: copy.late })
    if (stamp.age === 'quick') return again({ problem: copy.quick }, body.stamp)
    if (await isCrowded(limits, ctx, key)) return again({ problem: copy.crowded }, body.stamp)
    const origin = { address: ctx.ip, user_agent: ctx.get('User-Agent') }
    const language = spokenLanguage(ctx.get('Accept-Language'))
    await inLine(source.account, () => storeSentForm(source, { sent: body, id: stamp.id, origin, language, requestId }))
    return htmlAnswer(thanksPage(form, frame))
  }

type FormSource = StoredLeadSource & { form: LeadForm }

/** The form and the frame of its pages. @throws 404, with a page, if no form has the key */
async function findForm(key: string, ctx: Context): Promise<{ source: FormSource; frame: PageFrame }> {
  const isOwnTab = ctx.get('Sec-Fetch-Dest') === 'document'
  const frame = { isOwnTab, nonce: letIntoFrames(ctx, !isOwnTab) }
  const found = await LeadSourceModel.collection.findOne<StoredLeadSource>({ key: { $eq: key, $type: 'string' } })
  if (!found?.form) throw notFound(htmlPage(missingPage(frame)))
  const brokerage = await brokerageOf(found.account)
  return { source: found as FormSource, frame: { ...frame, brokerage } }
}

async function isCrowded({ address, form }: Limits, ctx: Context, key: string): Promise<boolean> {
  try {
    await address.count(ctx, ctx.ip)
    await form.count(ctx, key)
    return false
  } catch (error) {
    if (error instanceof HttpProblem && error.status === 429) return true
    throw error
  }
}

/** Any website may show the page. Returns the nonce of its style, and of its script if it has one. */
function letIntoFrames(ctx: Context, runs: boolean): string {
  const nonce = guardPage(ctx, { frames: '*', runs })
  ctx.remove('X-Frame-Options')
  ctx.set('Cross-Origin-Resource-Policy', 'cross-origin')
  return nonce
}
