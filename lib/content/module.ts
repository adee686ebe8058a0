import 'server-only';
import { getField, getItem, type Item } from './item';
import { cacheItem } from './reading/cache';
import { fetchOrdered, relatedCards } from './reading/lists';
import type { Card, CardPage } from './types';

export type Module = Item<'module'>;

/** An indexed section of a module page: a metric with what belongs to it. */
export type ModuleIndex = Module['index'][number];

/** @param segment alias or contentItemId */
export const getModule = (segment: string) => getItem('module', segment);

/** Short names by id; empty where the service has none. */
export const getModuleShortNames = () => getField('module', 'shortName');

/** Modules for the home page, by SortNum. */
export async function getHomeModules(pageSize: number): Promise<CardPage> {
  'use cache';
  return fetchOrdered('module', 'SortNum', pageSize);
}

/** The modules that a laboratory picks. */
export async function getModulesOfLab(laboratoryId: string): Promise<Card[]> {
  'use cache';
  cacheItem('lab', laboratoryId);
  return relatedCards('module/GetByLaboratoryId', { laboratoryId });
}

/** The modules that a case picks. */
export async function getModulesOfCase(caseId: string): Promise<Card[]> {
  'use cache';
  cacheItem('case', caseId);
  return relatedCards('module/GetByCaseId', { caseId });
}
