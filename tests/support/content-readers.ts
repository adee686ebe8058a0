import { getNumbers } from '@/lib/content/key-number';
import { deriveId } from '@/lib/content-service/folder';
import type { TypeKey } from '@/lib/content-service/content-types';
import { getItemsOfType } from '@/lib/content/any-type';
import { getAbout } from '@/lib/content/about';
import {
  getCase,
  getCaseLinksOf,
  getCasePage,
  getCasePageOf,
  getCasesOf,
  getLatestCases,
  getNextCase,
} from '@/lib/content/case';
import { getCaseResult } from '@/lib/content/case-result';
import { getOwnLab, getTechnicalServices } from '@/lib/content/custom-development';
import { getDataSheet, hasDataSheet } from '@/lib/content/data-sheet';
import { getDomain, getDomainModuleAliases, getHomeDomains } from '@/lib/content/domain';
import {
  findEnglish,
  getEnglishAddresses,
  getEnglishItems,
  getEnglishPicture,
  getParameters,
  getTranslatedPaths,
} from '@/lib/content/english';
import { getFeature, getFeatures } from '@/lib/content/feature';
import { getIntegration } from '@/lib/content/integration';
import { getLab, getLabLinksOf, getLabPage, getLabsFacts, getLabsOfDomain } from '@/lib/content/lab';
import { getItem, getItems } from '@/lib/content/item';
import { getFirstCards, getCards, getCardsOf, getLinks } from '@/lib/content/links';
import {
  getHomeModules,
  getModule,
  getModuleShortNames,
  getModulesOfCase,
  getModulesOfLab,
} from '@/lib/content/module';
import { getParadigm, getParadigmsOf } from '@/lib/content/paradigm';
import { getProduct, getProductAddresses, getProductsOfModule, getRecommendedProducts } from '@/lib/content/product';
import {
  getCitations,
  getLatestPublications,
  getPublication,
  getPublicationNumbers,
  getPublicationPage,
} from '@/lib/content/publication';
import {
  getCustomerNames,
  getModulesOfLabs,
  getSourcesOfPublications,
  getVersionsOfCases,
} from '@/lib/content/relations';
import { getFactsOfProducts, getProductFacts } from '@/lib/content/product-facts';
import { getSolutionExample, getSolutionFacts, getSolutionSummary } from '@/lib/content/solution-facts';
import { getSampleData } from '@/lib/content/sample-data';
import { getSampling } from '@/lib/content/sampling';
import {
  getSolution,
  getSolutionModuleAliases,
  getSolutionQuestions,
  getSolutions,
  getSolutionsOfCase,
  getSolutionsOfDomain,
} from '@/lib/content/solution';
import { getTenderTerms } from '@/lib/content/tender';
import { getTechDocument, getTechDocumentPage, getTechDocumentsOfModule } from '@/lib/content/tech-document';
import {
  getCourseThemes,
  getRecentTrainings,
  getTraining,
  getTrainingPage,
  getTrainingsFacts,
  getTrainingTotal,
  getTrainingText,
} from '@/lib/content/training';
import { getWhitePaper } from '@/lib/content/white-paper';
import { getEcosystemPreviews } from '@/lib/pages/ecosystem-previews';
import { getFooterGroups, getMenus, getShortcuts } from '@/lib/pages/navigation';

/** A reader of `lib/content` by name, with arguments where it needs some. */
export type Getter = [name: string, get: () => Promise<unknown>];

const ALIAS = 'only';
const id = (type: TypeKey) => deriveId(type, ALIAS);

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
  ['getProduct', () => getProduct(id('product'))],
  ['getWhitePaper', () => getWhitePaper(id('white-paper'))],
  ['getAbout', getAbout],
  ['getOwnLab', getOwnLab],
  ['getTrainingText', () => getTrainingText(ALIAS)],
];

/** Every item of a type, from the content query. */
export const WHOLE_LISTS: Getter[] = [
  ['getCards domain', () => getCards('domain')],
  ['getCards module', () => getCards('module')],
  ['getFeatures', getFeatures],
  ['getSolutions', getSolutions],
  ['getLinks case', () => getLinks('case')],
  ['getLinks lab', () => getLinks('lab')],
  ['getFirstCards lab', () => getFirstCards('lab', 4)],
  ['getLinks tech-document', () => getLinks('tech-document')],
  ['getLinks publication', () => getLinks('publication')],
  ['getLinks training', () => getLinks('training')],
  ['getLinks domain', () => getLinks('domain')],
  ['getCourseThemes', getCourseThemes],
  ['getProductAddresses', getProductAddresses],
  ['getCards white-paper', () => getCards('white-paper')],
  ['getFirstCards white-paper', () => getFirstCards('white-paper', 1)],
  ['getLinks ecosystem-category', () => getLinks('ecosystem-category')],
  ['getTechnicalServices', getTechnicalServices],
  ['getFirstCards technical-service', () => getFirstCards('technical-service', 4)],
  ['getItems customer', () => getItems('customer')],
];

/** The first page of a list page: what the page is about. */
export const LIST_PAGES: Getter[] = [
  ['getCasePage', () => getCasePage()],
  ['getCasePageOf', () => getCasePageOf('module', id('module'))],
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
  ['getCasesOf domain', () => getCasesOf('domain', id('domain'))],
  ['getCasesOf module', () => getCasesOf('module', id('module'))],
  ['getCasesOf solution', () => getCasesOf('solution', id('solution'))],
  ['getCaseLinksOf', () => getCaseLinksOf('domain', id('domain'))],
  ['getLabsOfDomain', () => getLabsOfDomain(id('domain'))],
  ['getLabLinksOf', () => getLabLinksOf(id('domain'))],
  ['getModulesOfLab', () => getModulesOfLab(id('lab'))],
  ['getModulesOfCase', () => getModulesOfCase(id('case'))],
  ['getSolutionsOfCase', () => getSolutionsOfCase(id('case'))],
  ['getSolutionsOfDomain', () => getSolutionsOfDomain(id('domain'))],
  ['getProductsOfModule', () => getProductsOfModule(id('module'), ALIAS)],
  ['getRecommendedProducts', () => getRecommendedProducts(id('product'), id('module'), ALIAS)],
  ['getTechDocumentsOfModule', () => getTechDocumentsOfModule(id('module'))],
  ['getRecentTrainings', () => getRecentTrainings()],
];

/** What is asked for beside whole items and lists. */
export const OTHERS: Getter[] = [
  ['getItem ecosystem-category', () => getItem('ecosystem-category', 'other-things')],
  ['getCitations', () => getCitations()],
  ['getCitations, some', () => getCitations([id('publication')])],
  ['getPublicationNumbers', getPublicationNumbers],
  ['getTechDocumentNumbers', () => getNumbers('tech-document')],
  ['getTechDocumentNumbers, some', () => getNumbers('tech-document', [id('tech-document')])],
  ['getNumbers feature', () => getNumbers('feature')],
  ['getDomainModuleAliases', getDomainModuleAliases],
  ['getSolutionModuleAliases', getSolutionModuleAliases],
  ['getSampling', getSampling],
  ['getProductFacts', () => getProductFacts(id('product'))],
  ['getFactsOfProducts', () => getFactsOfProducts([id('product')])],
  ['getSolutionFacts', () => getSolutionFacts(ALIAS)],
  ['getSolutionExample', () => getSolutionExample(ALIAS)],
  ['getSolutionSummary', () => getSolutionSummary(ALIAS)],
  ['getCaseResult', () => getCaseResult(ALIAS)],
  ['getCaseNumbers', () => getNumbers('case')],
  ['getCaseNumbers, some', () => getNumbers('case', [id('case')])],
  ['getLabsFacts', () => getLabsFacts()],
  ['getLabsFacts, some', () => getLabsFacts([id('lab')])],
  ['getTrainingsFacts', () => getTrainingsFacts()],
  ['getTrainingsFacts, some', () => getTrainingsFacts([id('training')])],
  ['getTrainingTotal', getTrainingTotal],
  ['getNextCase', () => getNextCase(id('case'), id('solution'))],
  ['getModuleShortNames', getModuleShortNames],
  ['getSolutionQuestions', getSolutionQuestions],
  ['getMenus', getMenus],
  ['getShortcuts', getShortcuts],
  ['getFooterGroups', getFooterGroups],
  ['getItem purchase', () => getItem('purchase', 'purchase')],
  ['getItem it', () => getItem('it', 'it')],
  ['getItem faq', () => getItem('faq', 'faq')],
  ['getTenderTerms', async () => ({ terms: await getTenderTerms() })],
  ['getDataSheet', () => getDataSheet(ALIAS, ALIAS)],
  ['hasDataSheet', () => hasDataSheet(ALIAS, ALIAS)],
  ['getIntegration', () => getIntegration(ALIAS)],
  ['getCards integration', () => getCards('integration')],
  ['getSampleData', getSampleData],
  ['getParadigm', () => getParadigm(ALIAS)],
  ['getCards paradigm', () => getCards('paradigm')],
  ['getParadigmsOf module', () => getParadigmsOf('module', id('module'))],
  ['getParadigmsOf case', () => getParadigmsOf('case', id('case'))],
  ['getCardsOf publication', () => getCardsOf('publication', [id('publication')])],
  ['getSourcesOfPublications', getSourcesOfPublications],
  ['getVersionsOfCases', getVersionsOfCases],
  ['getModulesOfLabs', getModulesOfLabs],
  ['getCustomerNames case', () => getCustomerNames('case')],
  ['getCustomerNames lab', () => getCustomerNames('lab')],
  ['getEcosystemPreviews', getEcosystemPreviews],
  ['findEnglish product', () => findEnglish('product', ALIAS, ALIAS)],
  ['getEnglishItems module', () => getEnglishItems('module')],
  ['getEnglishAddresses solution', () => getEnglishAddresses('solution')],
  ['getTranslatedPaths', getTranslatedPaths],
  ['getEnglishPicture', () => getEnglishPicture('product', id('product'), 'HZ-1')],
  ['getParameters', () => getParameters([id('product')])],
];

/** The list in an answer of a reader, paged or not. */
export function listIn(answer: unknown): unknown[] {
  return Array.isArray(answer) ? answer : (answer as { list: unknown[] }).list;
}
