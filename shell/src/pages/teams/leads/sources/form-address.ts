/** Where a web form is, and the code that shows it on a website. Pure, but for the address of this product. */

/** The address of the form with this key. */
export const formAddress = (key: string): string => `${window.location.origin}/forms/${key}`

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/**
 * A frame with the form. The script, if it runs, tells the form the page's address, where the visitor came from and the
 * campaign. The frame is lazy, so that the form loads once, with all this, and not while it is far below what the visitor sees.
 * The form tells the script how high it is (`form-script.ts` of the API); without it, the frame is high enough for most, and
 * scrolls. What is said after the form was sent comes into view.
 */
export function embedCode(key: string, title: string): string {
  const id = `protracker-${key}`
  const script = [
    `(function(f){var p=new URLSearchParams({page:location.href.split('#')[0],referrer:document.referrer});`,
    `new URLSearchParams(location.search).forEach(function(v,k){if(/^utm_/.test(k))p.set(k,v)});`,
    `f.src+='?'+p;addEventListener('message',function(e){var d=e.data;`,
    `if(e.source!==f.contentWindow||!d||!(d.protrackerFormHeight>0))return;f.style.height=d.protrackerFormHeight+'px';`,
    `if(d.isAnswer&&f.getBoundingClientRect().top<0)f.scrollIntoView()})`,
    `})(document.getElementById('${id}'))`,
  ].join('')
  return `<iframe id="${id}" src="${formAddress(key)}" title="${escape(title)}" loading="lazy" style="border:0;width:100%;height:880px"></iframe>
<script>${script}</script>`
}
