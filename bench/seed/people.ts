/** Teams with an owner each, and a live session for every owner, as the API stores them. */
import { createHash } from 'node:crypto'
import type { Db, ObjectId } from 'mongodb'
import { idOf } from './id-of.ts'

export type SeededTeam = {
  account: ObjectId
  team: ObjectId
  workspace: ObjectId
  phase: ObjectId
  owner: ObjectId
  cookie: string
}

/** The session cookie that all servers read. */
export const SESSION_COOKIE = 'protracker.sid'

/** `count` teams, always the same for the same count. */
export function seededTeams(count: number): SeededTeam[] {
  return Array.from({ length: count }, (_, n) => ({
    account: idOf(`account ${n}`),
    team: idOf(`team ${n}`),
    workspace: idOf(`workspace ${n}`),
    phase: idOf(`phase ${n}`),
    owner: idOf(`owner ${n}`),
    cookie: `${SESSION_COOKIE}=bench-session-${n}`,
  }))
}

/** Stores the teams' accounts, owners and sessions. */
export async function insertPeople(db: Db, teams: readonly SeededTeam[]): Promise<void> {
  const now = new Date()
  const record = { created_at: now, updated_at: now, created_by: null, version: 0 }
  await db.collection('accounts').insertMany(
    teams.map(({ account, owner }, n) => ({
      _id: account,
      name: `Team ${n}`,
      brokerage: '',
      image: null,
      time_zone: 'America/New_York',
      currency: 'USD',
      holidays: [],
      owner,
      ...record,
    })),
  )
  await db.collection('users').insertMany(
    teams.map(({ account, owner }, n) => ({
      _id: owner,
      account,
      email: `owner${n}@bench.test`,
      password_hash: null,
      is_client: false,
      status: 1,
      person: { first_name: 'Owner', last_name: String(n), phone_number: null, image: null },
      ...record,
    })),
  )
  await db.collection('teams').insertMany(
    teams.map(({ account, owner, team }, n) => ({
      _id: team,
      account,
      name: `Team ${n}`,
      members: [{ user: owner, role: 'owner', status: 1, assists: [] }],
      ...record,
    })),
  )
  await db.collection<{ _id: string }>('sessions').insertMany(teams.map((team) => sessionOf(team, now)))
}

/** Signs the owner of a seeded team in on `count` more devices and returns their cookies. */
export async function signInMore(db: Db, team: SeededTeam, count: number): Promise<string[]> {
  const devices = Array.from({ length: count }, (_, n) => ({ ...team, cookie: `${team.cookie}-${n}` }))
  const sessions = devices.map((device) => sessionOf(device, new Date()))
  await db
    .collection<{ _id: string }>('sessions')
    .bulkWrite(
      sessions.map(({ _id, ...rest }) => ({ replaceOne: { filter: { _id }, replacement: rest, upsert: true } })),
    )
  return devices.map(({ cookie }) => cookie)
}

function sessionOf({ account, owner, team, cookie }: SeededTeam, now: Date) {
  const key = cookie.slice(cookie.indexOf('=') + 1)
  const ends = new Date(now.getTime() + 86_400_000)
  return {
    _id: createHash('sha256').update(key).digest('base64url'),
    user: owner,
    viewer: {
      id: owner,
      account,
      is_client: false,
      role: 'owner',
      teams: [{ team, role: 'owner', assists: [] }],
      time_zone: 'America/New_York',
    },
    data: { user: String(owner), _expire: ends.getTime(), _maxAge: 86_400_000 },
    created_at: now,
    // In the future, so that no run updates it.
    seen_at: ends,
    expires_at: ends,
    user_agent: 'bench',
  }
}
