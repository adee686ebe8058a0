import 'server-only';
import { getItems, getOnly, type Item } from './item';

/** A technical service with the types of development that it offers. */
export interface TechnicalService extends Omit<Item<'technical-service'>, 'developmentTypes'> {
  developmentTypes: Item<'development-type'>[];
}

/** Where a picture of a project stands in the gallery's layouts. */
export const GALLERY_PLACES = [
  'largeImage',
  'middleImage',
  'leftSmallImage',
  'rightSmallImage',
  'rightLargeImage',
  'rightMiddleImage',
] as const;

export type OwnLab = Item<'own-lab'>;
/** A project of the own laboratory. */
export type GalleryEntry = OwnLab['gallery'][number];

/** Technical service groups, oldest first. */
export async function getTechnicalServices(): Promise<TechnicalService[]> {
  const services = await getItems('technical-service');
  const ids = services.flatMap(({ developmentTypes }) => developmentTypes.map(({ id }) => id));
  const types = await getItems('development-type', ids);
  return services.map(({ developmentTypes, ...service }) => ({
    ...service,
    developmentTypes: developmentTypes.flatMap((link) => types.find(({ id }) => id === link.id) ?? []),
  }));
}

export const getOwnLab = (): Promise<OwnLab | null> => getOnly('own-lab');
