/** The templates that an account starts with. */
import { BUYER } from './starters/buyer.ts'
import { DUAL } from './starters/dual.ts'
import { LANDLORD, LEASE } from './starters/lease.ts'
import { SELLER } from './starters/seller.ts'
import { type StarterTemplate, storedTemplate } from './starters/starter-template.ts'

/** The first is what new deals start with. */
const STARTER_TEMPLATES: readonly StarterTemplate[] = [BUYER, SELLER, DUAL, LEASE, LANDLORD]

/** As they are stored. */
export const storedStarterTemplates = () => STARTER_TEMPLATES.map(storedTemplate)
