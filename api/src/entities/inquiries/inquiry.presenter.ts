import { presenter } from '#platform/reads/presenter.ts'
import { InquiryModel } from './inquiry.model.ts'

/** An inquiry as whoever sees its contact reads it. */
export const inquiryPresenter = presenter(InquiryModel, 'Inquiry')
