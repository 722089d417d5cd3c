/**
 * `pnpm operators add|remove <email>`: says who sees the console of the platform. Without arguments, it lists them. The
 * database is that of MONGODB_URI, otherwise that of `npm start` in DATA_DIR, running or not.
 */
import { connectDb, disconnectDb } from '#api/platform/db.ts'
import { type OperatorOutcome, operatorEmails, setOperator } from '#api/processes/operators/set-operator.command.ts'
import { openProductDatabase } from '#dev/machine/product-database.ts'

const [action, email] = process.argv.slice(2)

const outcomes = (who: string, isOperator: boolean): Record<OperatorOutcome, string> => ({
  changed: isOperator ? `${who} is an operator now` : `${who} is no longer an operator`,
  unchanged: isOperator ? `${who} was an operator already` : `${who} wasn’t an operator`,
  unknown: `No member of an account signs in as ${who}`,
})

async function run(): Promise<string> {
  if (action === undefined) return (await operatorEmails()).join('\n') || 'There are no operators'
  const isOperator = action === 'add'
  const outcome = await setOperator(email ?? '', isOperator)
  if (outcome === 'unknown') process.exitCode = 1
  return outcomes(email ?? '', isOperator)[outcome]
}

if (action !== undefined && (!['add', 'remove'].includes(action) || !email)) {
  console.error('Usage: pnpm operators [add|remove <email>]')
  process.exit(2)
}
const { uri, stop } = await openProductDatabase()
try {
  await connectDb(uri)
  console.log(await run())
} finally {
  await disconnectDb()
  await stop()
}
