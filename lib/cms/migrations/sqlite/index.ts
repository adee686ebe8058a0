import * as migration_20261127_090311_start from './20261127_090311_start';
import * as migration_20261127_120822_trash_schedule_preview from './20261127_120822_trash_schedule_preview';

export const migrations = [
  {
    up: migration_20261127_090311_start.up,
    down: migration_20261127_090311_start.down,
    name: '20261127_090311_start',
  },
  {
    up: migration_20261127_120822_trash_schedule_preview.up,
    down: migration_20261127_120822_trash_schedule_preview.down,
    name: '20261127_120822_trash_schedule_preview'
  },
];
