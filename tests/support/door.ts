import { deriveId } from '@/lib/content-service/folder';
import { getItemsOfType } from '@/lib/content/any-type';
import { getAbout } from '@/lib/content/about';
import { getCase, getCaseLinks, getCaseLinksOf, getCasePage, getCasesOf, getLatestCases } from '@/lib/content/case';
import { getOwnLab, getTechnicalServices } from '@/lib/content/custom-development';
import { getCustomers } from '@/lib/content/customer';
import { getDomain, getDomains, getHomeDomains } from '@/lib/content/domain';
import { getEcosystemCategories } from '@/lib/content/ecosystem-category';
import { getFeature, getFeatures } from '@/lib/content/feature';
import { getLab, getLabLinks, getLabLinksOf, getLabPage, getLabPreview, getLabsOfDomain } from '@/lib/content/lab';
import { getHomeModules, getModule, getModules, getModulesOfCase, getModulesOfLab } from '@/lib/content/module';
import { getProduct, getProductAddresses, getProductsOfModule, getRecommendedProducts } from '@/lib/content/product';
import {
  getLatestPublications,
  getPublication,
  getPublicationLinks,
  getPublicationPage,
} from '@/lib/content/publication';
import { getProductFacts } from '@/lib/content/product-facts';
import { getSolutionFacts } from '@/lib/content/solution-facts';
import { getSolution, getSolutions, getSolutionsOfCase, getSolutionsOfDomain } from '@/lib/content/solution';
import {
  getTechDocument,
  getTechDocumentLinks,
  getTechDocumentPage,
  getTechDocumentsOfModule,
} from '@/lib/content/tech-document';
import {
  getCourseThemes,
  getRecentTrainings,
  getTraining,
  getTrainingLinks,
  getTrainingPage,
  getTrainingText,
} from '@/lib/content/training';
import { getWhitePaper, getWhitePapers } from '@/lib/content/white-paper'; // prettier-ignore

/** A getter of the door by name, with arguments where it needs some. */
export type Getter = [name: string, get: () => Promise<unknown>];

const ALIAS = 'only';
const ID = '4abcdefghjkmnpqrstvwxyz012';
const MODULE = { id: ID, alias: ALIAS, title: '模块' };

/** Extension fields that have a getter of their own: a page does without them, whatever the service does. */
export const FACTS: Getter[] = [
  ['getSolutionFacts', () => getSolutionFacts(ALIAS)],
  ['getProductFacts', () => getProductFacts(deriveId('product', ALIAS))],
];

/** One item by its alias, or by its id where it has no other. */
export const RECORDS: Getter[] = [
  ['getDomain', () => getDomain(ALIAS)],
  ['getModule', () => getModule(ALIAS)],
  ['getFeature', () => getFeature(ALIAS)],
  ['getSolution', () => getSolution(ALIAS)],
  ['getCase', () => getCase(ALIAS)],
  ['getLab', () => getLab(ALIAS)],
  ['getTechDocument', () => getTechDocument(ALIAS)],
  ['getTraining', () => getTraining(ALIAS)],
  ['getPublication', () => getPublication(ALIAS)],
  ['getProduct', () => getProduct(deriveId('product', ALIAS))],
  ['getWhitePaper', () => getWhitePaper(deriveId('white-paper', ALIAS))],
  ['getAbout', getAbout],
  ['getOwnLab', getOwnLab],
  ['getTrainingText', () => getTrainingText(ALIAS)],
];

/** Every item of a type, from the content query. */
export const WHOLE_LISTS: Getter[] = [
  ['getDomains', getDomains],
  ['getModules', getModules],
  ['getFeatures', getFeatures],
  ['getSolutions', getSolutions],
  ['getCaseLinks', getCaseLinks],
  ['getLabLinks', getLabLinks],
  ['getLabPreview', getLabPreview],
  ['getTechDocumentLinks', getTechDocumentLinks],
  ['getPublicationLinks', getPublicationLinks],
  ['getTrainingLinks', getTrainingLinks],
  ['getCourseThemes', getCourseThemes],
  ['getProductAddresses', getProductAddresses],
  ['getWhitePapers', getWhitePapers],
  ['getEcosystemCategories', getEcosystemCategories],
  ['getTechnicalServices', getTechnicalServices],
  ['getCustomers', getCustomers],
];

/** The first page of a list page: what the page is about. */
export const LIST_PAGES: Getter[] = [
  ['getCasePage', () => getCasePage()],
  ['getLabPage', () => getLabPage()],
  ['getPublicationPage', () => getPublicationPage()],
  ['getTechDocumentPage', () => getTechDocumentPage()],
  ['getTrainingPage', () => getTrainingPage()],
];

/** What a page can do without. */
export const RELATED: Getter[] = [
  ['getLatestCases', getLatestCases],
  ['getLatestPublications', getLatestPublications],
  ['getHomeDomains', () => getHomeDomains(9)],
  ['getHomeModules', () => getHomeModules(9)],
  ['getItemsOfType', () => getItemsOfType('customer')],
  ['getCasesOf domain', () => getCasesOf('domain', ID)],
  ['getCasesOf module', () => getCasesOf('module', ID)],
  ['getCasesOf solution', () => getCasesOf('solution', ID)],
  ['getCaseLinksOf', () => getCaseLinksOf('domain', ID)],
  ['getLabsOfDomain', () => getLabsOfDomain(ID)],
  ['getLabLinksOf', () => getLabLinksOf(ID)],
  ['getModulesOfLab', () => getModulesOfLab(ID)],
  ['getModulesOfCase', () => getModulesOfCase(ID)],
  ['getSolutionsOfCase', () => getSolutionsOfCase(ID)],
  ['getSolutionsOfDomain', () => getSolutionsOfDomain(ID)],
  ['getProductsOfModule', () => getProductsOfModule(MODULE)],
  ['getRecommendedProducts', () => getRecommendedProducts({ id: 'x', moduleId: ID, module: MODULE })],
  ['getTechDocumentsOfModule', () => getTechDocumentsOfModule(ID)],
  ['getRecentTrainings', getRecentTrainings],
];

/** The list in an answer of the door, paged or not. */
export function listIn(answer: unknown): unknown[] {
  return Array.isArray(answer) ? answer : (answer as { list: unknown[] }).list;
}
