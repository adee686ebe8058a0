import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'
import { InChinese } from '../../../views/in-chinese.client'
import { MarkdownPreview } from '../../../views/markdown-preview.client'
import { NavLinks } from '../../../views/nav-links'
import { ReviewView } from '../../../views/review'
import { Unsaved } from '../../../views/unsaved.client'
import { WeeklyView } from '../../../views/weekly'

/** @type import('payload').ImportMap */
export const importMap = {
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1,
  "/views/in-chinese.client#InChinese": InChinese,
  "/views/markdown-preview.client#MarkdownPreview": MarkdownPreview,
  "/views/nav-links#NavLinks": NavLinks,
  "/views/review#ReviewView": ReviewView,
  "/views/unsaved.client#Unsaved": Unsaved,
  "/views/weekly#WeeklyView": WeeklyView,
}
