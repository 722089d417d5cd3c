/** The API's settings, read once from the environment and validated. The only file that reads `process.env`. */
import { randomBytes } from 'node:crypto'

function text(name: string, fallback?: string): string {
  // An empty value counts as not set.
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

/** A setting that is always optional: undefined if not set. */
const optional = (name: string) => text(name, '') || undefined

const LEAST_SECRET_BYTES = 32

/** A key that cannot be guessed. */
function secret(name: string): string {
  const value = text(name)
  if (Buffer.byteLength(value) < LEAST_SECRET_BYTES)
    throw new Error(`${name} must have at least ${LEAST_SECRET_BYTES} bytes, such as from \`openssl rand -hex 32\`.`)
  return value
}

const list = (name: string) =>
  text(name, '')
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')

/** Mail transport and the sender's data. Production requires a working transport. */
function mailSettings(port: number, production: boolean) {
  return {
    /** `smtp://user:password@host:port`. Without it, outside production, mail goes to the development inbox. */
    smtpUrl: production ? text('SMTP_URL') : optional('SMTP_URL'),
    mailFrom: text('MAIL_FROM', production ? undefined : 'ProTracker <hello@protracker.test>'),
    /** The recipient of tickets and requests for accounts. */
    operatorsMail: text('OPERATORS_MAIL', production ? undefined : 'operators@protracker.test'),
    /** The base URL of pages linked in emails. `npm start` runs the API 100 ports above them. */
    webUrl: text('WEB_URL', production ? undefined : `http://localhost:${port - 100}`).replace(/\/+$/, ''),
  }
}

/** Email for lead sources. */
function leadMailSettings(port: number, production: boolean) {
  return {
    /** What the addresses of lead sources end with. Without it, no source takes email. */
    leadMailDomain: production ? optional('LEAD_MAIL_DOMAIN') : text('LEAD_MAIL_DOMAIN', 'leads.protracker.test'),
    /** Where the process that takes this email listens. `npm start` runs it 25 ports above the shell. */
    leadMailPort: integer('LEAD_MAIL_PORT', port - 75),
    leadMailHost: text('LEAD_MAIL_HOST', '127.0.0.1'),
  }
}

export type Env = ReturnType<typeof readEnv>

/** All settings, with defaults for development. In production, settings that guard a secret have no default. */
export function readEnv() {
  const production = process.env.NODE_ENV === 'production'
  const port = integer('PORT', 3100)
  return {
    production,
    ...mailSettings(port, production),
    ...leadMailSettings(port, production),
    port,
    // By its name, a machine may listen on IPv6 only, where the shell doesn't look.
    host: text('HOST', '127.0.0.1').replace(/^localhost$/, '127.0.0.1'),
    /** MongoDB's URI. It must be a replica set, since changes are transactions. */
    mongodbUri: text('MONGODB_URI', production ? undefined : 'mongodb://127.0.0.1:27017/protracker?replicaSet=rs0'),
    /** A small pool keeps tail latency low. A bigger one only moves the queue into the server. */
    mongodbPoolSize: integer('MONGODB_POOL_SIZE', 8),
    /** Signs CSRF tokens and the checksums of cursors. The same for every process of one installation. */
    secret: production ? secret('SECRET') : text('SECRET', randomBytes(LEAST_SECRET_BYTES).toString('hex')),
    /** The origins whose pages may call this API, such as `https://app.example.com`. */
    webOrigins: list('WEB_ORIGINS'),
    /** Sends cookies over HTTPS only. */
    secureCookies: text('SECURE_COOKIES', production ? 'true' : 'false') === 'true',
    /** The number of trusted proxies in front of the API, for the caller's address. */
    trustedProxies: integer('TRUSTED_PROXIES', 1),
    /** How long a body without a file may take to arrive. */
    bodyTimeoutMs: integer('BODY_TIMEOUT_MS', 15_000),
    /** How long an answer may take once its request has arrived. Half the time that MongoDB gives a transaction. */
    answerTimeoutMs: integer('ANSWER_TIMEOUT_MS', 30_000),
    /**
     * How long requests are still taken after the process is told to stop. Each response closes its connection, so that
     * callers and balancers go elsewhere before the connections end: a request that has just been sent is answered.
     */
    stopGraceMs: integer('STOP_GRACE_MS', production ? 2000 : 0),
    sessionIdleMinutes: integer('SESSION_IDLE_MINUTES', 60 * 24 * 7),
    sessionAbsoluteMinutes: integer('SESSION_ABSOLUTE_MINUTES', 60 * 24 * 30),
    stripeSecretKey: optional('STRIPE_SECRET_KEY'),
    stripeApiUrl: optional('STRIPE_API_URL'),
    /** A billing page, if accounts are not billed by Stripe. */
    billingUrl: optional('BILLING_URL'),
    loginAttempts: integer('LOGIN_ATTEMPTS', 10),
    loginAttemptsPerAddress: integer('LOGIN_ATTEMPTS_PER_ADDRESS', 100),
    /** How many requests an access token may make per minute. */
    tokenCallsAMinute: integer('TOKEN_CALLS_A_MINUTE', 600),
    /** What Prometheus must send as a bearer token to get `/metrics`. In production, no one gets it without one. */
    metricsToken: optional('METRICS_TOKEN') ?? (production ? '' : undefined),
    logLevel: text('LOG_LEVEL', 'info'),
    /**
     * Whether an answer that leaves the contract is refused with 500: by default in development and tests. In production it
     * is sent, logged and counted.
     */
    strictAnswers: text('STRICT_ANSWERS', production ? 'false' : 'true') === 'true',
  }
}
