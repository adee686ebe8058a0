import * as migration_20261127_205419_start from './20261127_205419_start';
import * as migration_20261129_023432_guide_pictures from './20261129_023432_guide_pictures';

export const migrations = [
  {
    up: migration_20261127_205419_start.up,
    down: migration_20261127_205419_start.down,
    name: '20261127_205419_start',
  },
  {
    up: migration_20261129_023432_guide_pictures.up,
    down: migration_20261129_023432_guide_pictures.down,
    name: '20261129_023432_guide_pictures'
  },
];
