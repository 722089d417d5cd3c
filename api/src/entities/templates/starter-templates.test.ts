import { describe, expect, it } from 'vitest'
import { BUYER } from '#entities/templates/starters/buyer.ts'
import { DUAL } from '#entities/templates/starters/dual.ts'
import { SELLER } from '#entities/templates/starters/seller.ts'
import type { StarterTemplate } from '#entities/templates/starters/starter-template.ts'
import { storedStarterTemplates } from './starter-templates.ts'
import { requireSense } from './template-sense.ts'
import { TemplateModel } from './template.model.ts'

const titles = ({ milestones }: StarterTemplate) => milestones.flatMap(({ tasks }) => tasks.map(({ title }) => title))

describe('the first templates of an account', () => {
  it.each(storedStarterTemplates().map((template) => [template.name, template] as const))(
    '%s makes sense',
    (_name, template) => {
      const stored = new TemplateModel({ account: '0'.repeat(24), ...template })
      expect(() => requireSense(stored.toObject())).not.toThrow()
    },
  )

  it('put a dual deal under contract between the offer and the inspection', () => {
    expect(DUAL.milestones.map(({ name }) => name)).toEqual([
      'Getting ready',
      'On the market',
      'Getting started',
      'Offer',
      'Under contract',
      'Construction',
      'Inspection',
      'Disclosures',
      'Appraisal',
      'Financing',
      'Title and insurance',
      'Keys',
      'After closing',
    ])
  })

  it('leave the walkthrough to buyers, and have sellers get the home ready for it', () => {
    const ready = 'Get the home ready for the buyer’s walkthrough'
    expect(titles(SELLER)).toContain(ready)
    expect(titles(SELLER)).not.toContain('Final walkthrough')
    expect(titles(BUYER)).not.toContain(ready)
    const sides = DUAL.milestones.flatMap(({ tasks }) => tasks.map(({ title, client_side }) => [title, client_side]))
    expect(sides).toContainEqual([ready, 'seller'])
    expect(sides).toContainEqual(['Final walkthrough', 'buyer'])
  })

  it('cover both sides of a dual deal, without duplicates', () => {
    const both = titles(DUAL)
    expect(new Set(both).size).toBe(both.length)
    for (const once of ['Final walkthrough', 'Ask for a review', 'Signing']) expect(both).toContain(once)
    expect(both).toEqual(expect.arrayContaining(titles(BUYER)))
    for (const sellers of ['Sign the listing agreement', 'Open house', 'Payoff statement']) {
      expect(titles(SELLER)).toContain(sellers)
      expect(both).toContain(sellers)
    }
    // The buyer's deposit and the one that the seller waits for are the same.
    expect(both).not.toContain('Deposit received')
  })
})
