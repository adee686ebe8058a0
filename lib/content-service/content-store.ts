import type { TypeKey } from './content-types';
import type { Item } from './item';

/** Published items and their files, whoever keeps them: a folder, or a CMS. */
export interface ContentStore {
  /** Folder with `media/` and `files/`. */
  readonly directory: string;
  /** All published items of a type in its default order. Callers do not change the array. */
  list(type: TypeKey): readonly Item[];
  find(type: TypeKey, alias: string): Item | undefined;
  findById(id: string): Item | undefined;
  /** Mean colour (`#rrggbb`) of a picture below `media/`, where one has been worked out. */
  colourOf(picture: string): string | undefined;
  /** The address of a file below `media/`, in the version it has now. */
  addressOf(picture: string): string;
}
