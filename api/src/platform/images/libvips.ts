/** The library that decodes images. It takes 20 MB, so it is loaded with the first image. */
import sharp from 'sharp'

// Allows only the formats of profile images out of all that libvips can open: no SVG, PDF or TIFF, whatever a file
// claims.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadPng', 'VipsForeignLoadJpeg', 'VipsForeignLoadWebp', 'VipsForeignLoadHeif'],
})
sharp.cache(false)
sharp.concurrency(1)

export { sharp }
