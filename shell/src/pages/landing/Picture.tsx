import { mergeClasses } from '@fluentui/react-components'
import { media } from 'ui-kit/media'
import type { ProductPicture } from './pictures.ts'
import { usePictureStyles } from './Picture.styles.ts'

export interface PictureProps {
  picture: ProductPicture
  alt: string
  /** How wide it is shown, for the browser's choice of a file: CSS as in `sizes`. */
  sizes: string
  /** Loads before everything else: the one that a visitor sees first. */
  isFirst?: boolean
}

const PHONE = media.phone.replace('@media ', '')

/**
 * A picture of the product in the page's theme. Both themes are in the document, because the server doesn't know which one a
 * browser shows; the hidden one is never loaded.
 */
export function Picture({ picture, alt, sizes, isFirst }: PictureProps) {
  const styles = usePictureStyles()
  const { width, height } = picture
  return (['light', 'dark'] as const).map((theme) => {
    const { small, large, phone } = picture[theme]
    return (
      <picture key={theme} className={mergeClasses(styles.picture, styles[theme])}>
        <source media={PHONE} srcSet={phone} width={picture.phone.width} height={picture.phone.height} />
        <img
          className={styles.image}
          src={small}
          srcSet={`${small} ${width}w, ${large} ${width * 2}w`}
          sizes={sizes}
          width={width}
          height={height}
          alt={alt}
          loading="lazy"
          {...(isFirst && { fetchPriority: 'high' })}
        />
      </picture>
    )
  })
}
