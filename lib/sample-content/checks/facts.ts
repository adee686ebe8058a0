import type { ContentFolder } from '../../content-service/folder';
import { checkCards } from './cards';
import { checkCompany } from './company';
import { checkDataSheets } from './data-sheets';
import { checkDevices } from './devices';
import { checkFields } from './fields';
import { checkFloorPlans } from './floor-plans';
import { checkIntervals } from './intervals';
import { checkItems } from './items';
import { checkLinkedPages } from './linked-pages';
import { checkMonths } from './months';
import { checkPrices } from './prices';
import { checkPurchase } from './purchase';
import { checkReleases } from './releases';
import { checkEthics, checkPublications } from './publications';
import { checkSchedules } from './schedules';
import { checkEnglish } from './english';
import { checkSettled } from './settled';
import { checkSetups } from './setups';
import { checkReports } from './studies';
import { checkTenders } from './tenders';
import { checkTiming } from './timing';
import { checkTriggers } from './triggers';
import { checkWording } from './wording';
import { readFacts } from './world';

/**
 * Holds the items against the world's facts and the rules of wording.
 * A folder without facts has nothing to be held against.
 * @returns one line per breach: file, field, reason
 */
export function checkFacts(folder: ContentFolder): string[] {
  const facts = readFacts(folder.directory);
  if (!facts) return [];
  return [
    ...checkItems(folder, facts.world),
    ...checkFields(folder, facts.world),
    ...checkPrices(folder, facts),
    ...checkPurchase(folder, facts),
    ...checkTiming(folder, facts),
    ...checkDataSheets(folder, facts),
    ...checkTenders(folder, facts),
    ...checkDevices(folder, facts.world),
    ...checkTriggers(folder, facts.world),
    ...checkSetups(folder, facts.world),
    ...checkFloorPlans(folder, facts.world),
    ...checkMonths(folder),
    ...checkReleases(folder, facts.world),
    ...checkPublications(folder, facts),
    ...checkEthics(folder, facts),
    ...checkReports(folder, facts),
    ...checkIntervals(folder, facts),
    ...checkCompany(folder, facts),
    ...checkLinkedPages(folder),
    ...checkSettled(folder, facts),
    ...checkSchedules(folder, facts),
    ...checkCards(folder),
    ...checkWording(folder, facts.terms),
    ...checkEnglish(folder, facts.terms),
  ];
}
