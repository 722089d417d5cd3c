/** The way to an account's bills: the payment provider's customer portal, a page of the operators', or none (SPEC.md §1). */
import type { Billing } from 'openapi'
import { BillingKind } from 'openapi/codes'
import Stripe from 'stripe'
import { HttpProblem } from '../http/errors.ts'

export type BillingSettings = {
  /** Stripe's secret key; undefined where accounts are not billed by Stripe. */
  stripeSecretKey: string | undefined
  /** Where Stripe's API is, for tests; Stripe's own by default. */
  stripeApiUrl: string | undefined
  /** A page about bills, for everyone; undefined for none. */
  billingUrl: string | undefined
  /** Where one comes back to. */
  webUrl: string
}

const TIMEOUT_MS = 10_000

/** @throws 502 where the payment provider does not answer, or not with a session */
export async function findBilling(customer: string | null, settings: BillingSettings): Promise<Billing> {
  const { stripeSecretKey, billingUrl } = settings
  if (stripeSecretKey && customer) {
    const note = 'Cards and invoices are managed by our payment provider, Stripe.'
    return { kind: BillingKind.session, url: await openSession(stripeSecretKey, customer, settings), note }
  }
  if (billingUrl)
    return { kind: BillingKind.link, url: billingUrl, note: 'Cards and invoices are on the billing page.' }
  return {
    kind: BillingKind.none,
    url: null,
    note: 'Online billing is not set up for this account. Write a ticket of the type Billing and we help.',
  }
}

async function openSession(key: string, customer: string, { stripeApiUrl, webUrl }: BillingSettings): Promise<string> {
  const stripe = new Stripe(key, { timeout: TIMEOUT_MS, maxNetworkRetries: 1, telemetry: false, ...host(stripeApiUrl) })
  try {
    const session = await stripe.billingPortal.sessions.create({ customer, return_url: `${webUrl}/agent` })
    return session.url
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error
    throw new HttpProblem(502, 'The payment provider does not answer', { detail: 'Try again in a moment.' })
  }
}

function host(url: string | undefined): Stripe.StripeConfig {
  if (!url) return {}
  const { protocol, hostname, port } = new URL(url)
  return { host: hostname, port: port || '443', protocol: protocol === 'http:' ? 'http' : 'https' }
}
