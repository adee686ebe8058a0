import * as migration_20261127_162808_start from './20261127_162808_start';

export const migrations = [
  {
    up: migration_20261127_162808_start.up,
    down: migration_20261127_162808_start.down,
    name: '20261127_162808_start'
  },
];
