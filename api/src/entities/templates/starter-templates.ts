/** The templates of a new account. */
import { BUYER } from '#entities/templates/starters/buyer.ts'
import { DUAL } from '#entities/templates/starters/dual.ts'
import { LANDLORD, LEASE } from '#entities/templates/starters/lease.ts'
import { SELLER } from '#entities/templates/starters/seller.ts'
import { type StarterTemplate, storedTemplate } from '#entities/templates/starters/starter-template.ts'

/** The first is the default for new deals. */
const STARTER_TEMPLATES: readonly StarterTemplate[] = [BUYER, SELLER, DUAL, LEASE, LANDLORD]

/** In stored form. */
export const storedStarterTemplates = () => STARTER_TEMPLATES.map(storedTemplate)
