import { roles } from '#platform/http/policy.ts'

/** Owners and admins may export and erase the data of a contact. */
export const dataKeepers = roles('owner', 'admin')

/** The owner alone may erase users. */
export const userErasers = roles('owner')
