import type { TimelineInquiry } from 'openapi'
import { LeadLanguage, leadLanguageLabels } from 'openapi/codes'
import { formatMoney } from 'ui-kit/format'
import { Hint } from 'ui-kit/Hint'
import { useAskedFromStyles } from './AskedFrom.styles.ts'
import { copy } from './copy.ts'
import { placeAsked } from './place-asked.ts'
import { type WebAddress, webAddress } from './web-address.ts'

export type AskedFromProps = Pick<TimelineInquiry, 'property' | 'language' | 'page' | 'referrer' | 'campaign'>

/**
 * Which property an inquiry is about, the page it was made on, what brought them there, and the language they speak if it
 * isn't English. Nothing for what isn't known.
 */
export function AskedFrom({ property, language, page, referrer, campaign }: AskedFromProps) {
  const place = placeAsked(property)
  const price = property.price ? formatMoney(property.price) : ''
  const listing = webAddress(property.url ?? '')
  const asked = webAddress(page)
  const from = webAddress(referrer)
  const names = [campaign.source, campaign.medium, campaign.campaign, campaign.term, campaign.content].filter(Boolean)
  return (
    <>
      {(place || listing) && (
        <Hint>
          {copy.property} {listing ? <PageLink address={listing} text={place || listing.text} /> : place}
          {price && copy.at(price)}
        </Hint>
      )}
      {!place && !listing && price && <Hint>{copy.price(price)}</Hint>}
      {asked && asked.href !== listing?.href && (
        <Hint>
          {copy.page} <PageLink address={asked} text={asked.text} />
        </Hint>
      )}
      {language && language !== LeadLanguage.en && <Hint>{copy.language(leadLanguageLabels[language])}</Hint>}
      {names.length > 0 && <Hint>{copy.campaign(names.join(' · '))}</Hint>}
      {/* From one page of a website to the next says nothing. */}
      {from && from.site !== asked?.site && <Hint>{copy.referrer(from.site)}</Hint>}
    </>
  )
}

function PageLink({ address, text }: { address: WebAddress; text: string }) {
  const styles = useAskedFromStyles()
  return (
    <a className={styles.link} href={address.href} target="_blank" rel="noreferrer" title={copy.pageHint(address.href)}>
      {text}
    </a>
  )
}
