/**
 * The API's settings, read once from the environment and checked. The one file that reads `process.env`.
 */
import { randomBytes } from 'node:crypto'

function text(name: string, fallback?: string): string {
  // Set to nothing is not set.
  const value = process.env[name] || fallback
  if (value === undefined) throw new Error(`${name} is not set. See the configuration table in README.md.`)
  return value
}

function integer(name: string, fallback: number): number {
  const value = Number(process.env[name] ?? fallback)
  if (!Number.isSafeInteger(value) || value < 0)
    throw new Error(`${name} must be a whole number, not "${process.env[name]}".`)
  return value
}

/** What is optional everywhere: undefined where it is not set. */
const optional = (name: string) => text(name, '') || undefined

const list = (name: string) =>
  text(name, '')
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')

/** Where mail goes and what it says about us. In production mail must be able to leave. */
function mailSettings(port: number, production: boolean) {
  return {
    /** `smtp://user:password@host:port`; without it mail lands in the development inbox, outside production alone. */
    smtpUrl: production ? text('SMTP_URL') : optional('SMTP_URL'),
    mailFrom: text('MAIL_FROM', production ? undefined : 'ProTracker <hello@protracker.test>'),
    /** Who gets tickets and requests for accounts. */
    operatorsMail: text('OPERATORS_MAIL', production ? undefined : 'operators@protracker.test'),
    /** Where the pages are that links in mail lead to. `npm start` puts the API 100 ports above them. */
    webUrl: text('WEB_URL', production ? undefined : `http://localhost:${port - 100}`).replace(/\/+$/, ''),
  }
}

export type Env = ReturnType<typeof readEnv>

/** All settings, each with its default for development. In production what guards a secret has none. */
export function readEnv() {
  const production = process.env.NODE_ENV === 'production'
  const port = integer('PORT', 3100)
  return {
    production,
    ...mailSettings(port, production),
    port,
    host: text('HOST', '127.0.0.1'),
    /** Where MongoDB is; a replica set, since changes are transactions. */
    mongodbUri: text('MONGODB_URI', production ? undefined : 'mongodb://127.0.0.1:27017/protracker?replicaSet=rs0'),
    /** A small pool keeps tail latency low: a bigger one only moves the queue into the server. */
    mongodbPoolSize: integer('MONGODB_POOL_SIZE', 8),
    /** Signs anti-forgery tokens and cursors' checksums; the same for every process of one installation. */
    secret: text('SECRET', production ? undefined : randomBytes(32).toString('hex')),
    /** The origins that pages calling this API are served from, such as `https://app.example.com`. */
    webOrigins: list('WEB_ORIGINS'),
    /** Cookies travel over HTTPS alone. */
    secureCookies: text('SECURE_COOKIES', production ? 'true' : 'false') === 'true',
    /** How many proxies in front of the API may be believed about the caller's address. */
    trustedProxies: integer('TRUSTED_PROXIES', 1),
    sessionIdleMinutes: integer('SESSION_IDLE_MINUTES', 60 * 24 * 7),
    sessionAbsoluteMinutes: integer('SESSION_ABSOLUTE_MINUTES', 60 * 24 * 30),
    stripeSecretKey: optional('STRIPE_SECRET_KEY'),
    stripeApiUrl: optional('STRIPE_API_URL'),
    /** A page about bills, where accounts are not billed by Stripe. */
    billingUrl: optional('BILLING_URL'),
    loginAttempts: integer('LOGIN_ATTEMPTS', 10),
    loginAttemptsPerAddress: integer('LOGIN_ATTEMPTS_PER_ADDRESS', 100),
    /** How many calls an access token may make in a minute. */
    tokenCallsAMinute: integer('TOKEN_CALLS_A_MINUTE', 600),
    logLevel: text('LOG_LEVEL', 'info'),
    /** Answers are checked against the contract: always in development and tests, never in production. */
    checkAnswers: text('CHECK_ANSWERS', production ? 'false' : 'true') === 'true',
  }
}
