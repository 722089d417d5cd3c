/**
 * Where an account's bills are: the payment provider's customer portal, the operators' page, or nowhere
 * (docs/specification.md §1).
 */
import type { Billing } from 'openapi'
import { BillingKind } from 'openapi/codes'
import type { Stripe } from 'stripe'
import { HttpProblem } from '#platform/http/errors.ts'

export type BillingSettings = {
  /** Stripe's secret key; undefined if accounts are not billed by Stripe. */
  stripeSecretKey: string | undefined
  /** The URL of Stripe's API, for tests. Defaults to Stripe's own. */
  stripeApiUrl: string | undefined
  /** A billing page for all accounts; undefined for none. */
  billingUrl: string | undefined
  /** The URL that the customer portal returns to. */
  webUrl: string
}

const TIMEOUT_MS = 10_000
/** The metadata key of a customer that holds the account's id. */
const METADATA = 'protracker_account'

/** Who pays: the account, and the payment provider's contact for it. */
export type BilledAccount = { id: string; name: string; email: string; customer: string | null }

/** The link to the bills, and the account's customer id at the payment provider, if there is one. */
export type FoundBilling = { billing: Billing; customer: string | null }

/**
 * With Stripe, creates a session of the customer portal. On first use it looks for a customer whose metadata names the
 * account, and otherwise creates one.
 * @throws 502 if the payment provider does not answer, or answers without a session
 */
export async function findBilling(account: BilledAccount, settings: BillingSettings): Promise<FoundBilling> {
  const { stripeSecretKey } = settings
  if (!stripeSecretKey) return { billing: withoutProvider(settings), customer: account.customer }
  // Few accounts ask for it, and it takes 20 MB.
  const { default: Provider } = await import('stripe')
  const stripe = new Provider(stripeSecretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
    ...host(settings.stripeApiUrl),
  })
  try {
    const customer = account.customer ?? (await findOrCreateCustomer(stripe, account))
    const return_url = `${settings.webUrl}/agent`
    const { url } = await stripe.billingPortal.sessions.create({ customer, return_url })
    const note = 'Cards and invoices are managed by our payment provider, Stripe.'
    return { billing: { kind: BillingKind.session, url, note }, customer }
  } catch (error) {
    if (!(error instanceof Provider.errors.StripeError)) throw error
    throw new HttpProblem(502, 'We can’t reach the payment provider', { detail: 'Try again in a moment.' })
  }
}

/**
 * Operators who already bill an account in Stripe name it in the customer's metadata, which avoids duplicate customers.
 */
async function findOrCreateCustomer(stripe: Stripe, { id, name, email }: BilledAccount): Promise<string> {
  const known = await stripe.customers.search({ query: `metadata['${METADATA}']:'${id}'`, limit: 1 })
  if (known.data[0]) return known.data[0].id
  const metadata = { [METADATA]: id }
  const made = await stripe.customers.create({ name, email, metadata }, { idempotencyKey: `protracker-account-${id}` })
  return made.id
}

function withoutProvider({ billingUrl }: BillingSettings): Billing {
  if (billingUrl)
    return { kind: BillingKind.link, url: billingUrl, note: 'Cards and invoices are on the billing page.' }
  return {
    kind: BillingKind.none,
    url: null,
    note: 'Online billing isn’t set up for this account. Ask us for an invoice or a change, and we’ll help.',
  }
}

function host(url: string | undefined): Stripe.StripeConfig {
  if (!url) return {}
  const { protocol, hostname, port } = new URL(url)
  return { host: hostname, port: port || '443', protocol: protocol === 'http:' ? 'http' : 'https' }
}
