import { expect, it } from 'vitest'
import { ApiError } from 'remote-kit/api-client'
import { Conflict, writeOver } from './conflict.ts'

interface Person {
  name: string
  phone: string
  version: number
}

const refused = (status: number) => new ApiError({ type: 'about:blank', title: 'No', status, request_id: 'test' })
const read = { name: 'Priya', phone: '555-0134', version: 1 }

/** Changes the name of the stored record and keeps everything else. */
function rename(stored: Person) {
  return writeOver<Person, Person>(read, {
    write: async (base) => {
      if (base.version !== stored.version) throw refused(412)
      return { ...base, name: 'Pri' }
    },
    readAgain: async () => stored,
    isUntouched: (theirs) => theirs.name === read.name,
  })
}

it('merges with changes to other fields', async () => {
  expect(await rename({ ...read, phone: '555-0199', version: 2 })).toMatchObject({ name: 'Pri', phone: '555-0199' })
})

it('is a conflict if someone else changed the same field', async () => {
  const theirs = { ...read, name: 'Priyanka', version: 2 }
  await expect(rename(theirs)).rejects.toEqual(new Conflict(theirs))
})

it('rejects with the error of the API, even if the stored record cannot be read', async () => {
  const write = (status: number) =>
    writeOver(read, {
      write: () => Promise.reject(refused(status)),
      readAgain: () => Promise.reject(new Error('The network is down')),
      isUntouched: () => true,
    })
  await expect(write(422)).rejects.toMatchObject({ status: 422 })
  await expect(write(412)).rejects.toMatchObject({ status: 412 })
})
