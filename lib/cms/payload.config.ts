import { readFileSync } from 'node:fs';
import path from 'node:path';
import { postgresAdapter } from '@payloadcms/db-postgres';
import { sqliteAdapter } from '@payloadcms/db-sqlite';
import { zh } from '@payloadcms/translations/languages/zh';
import { buildConfig } from 'payload';
import { env } from '../env';
import { FILE_COLLECTIONS } from './collections/files';
import { ITEM_COLLECTIONS } from './collections/items';
import { USERS } from './collections/users';
import { isAdmin } from './collections/access';
import { cmsDirectory } from './content/content-files';
import { resumeJobs, retryPublishing } from './content/jobs';
import { withSteadyClient } from './content/steady-client';
import { STORE_FAULTS } from './content/store-faults';
import { EMPTY_TRASH } from './content/trash';
import { ERROR_WORDS } from './content/error-words';
import { WEEKLY_MAIL } from './content/weekly-mail';

const here = path.resolve(/*turbopackIgnore: true*/ process.cwd(), 'lib/cms');
const MIGRATIONS = path.join(here, 'migrations');
const MB = 1024 * 1024;

const url = env.cmsDatabaseUrl;
/** Tables are made by the migrations alone: `npm run cms:migration` writes one. */
const database = url
  ? postgresAdapter({ pool: { connectionString: url }, migrationDir: path.join(MIGRATIONS, 'postgres'), push: false })
  : withSteadyClient(
      sqliteAdapter({
        client: { url: `file:${path.join(cmsDirectory(), 'cms.sqlite')}` },
        migrationDir: path.join(MIGRATIONS, 'sqlite'),
        push: false,
        // what has been said to be saved is on the disk; copies of the file are whole with its `-wal`
        wal: true,
        busyTimeout: 5_000,
      }),
    );

const config = buildConfig({
  // made by `npm run cms`; a build and the migrations' own command need none
  secret: readSecret(),
  db: database,
  collections: [...ITEM_COLLECTIONS, ...FILE_COLLECTIONS, USERS],
  // `/api` is the contract's
  routes: { api: '/cms-api' },
  graphQL: { disable: true },
  hooks: { afterError: [STORE_FAULTS, ERROR_WORDS] },
  telemetry: false,
  i18n: {
    supportedLanguages: { zh },
    fallbackLanguage: 'zh',
    translations: { zh: { general: { payloadSettings: '界面设置' } } },
  },
  admin: {
    user: USERS.slug,
    avatar: 'default',
    importMap: { baseDir: here, importMapFile: path.join(here, 'app/(payload)/admin/import-map.js') },
    // as long as a sentence takes to be read
    toast: { duration: 8_000 },
    components: {
      providers: ['/views/in-chinese.client#InChinese'],
      afterNavLinks: ['/views/nav-links#NavLinks'],
      views: {
        review: { path: '/review', Component: '/views/review#ReviewView', meta: { title: '待审' } },
        weekly: { path: '/weekly', Component: '/views/weekly#WeeklyView', meta: { title: '每周一览' } },
      },
    },
    meta: { titleSuffix: '｜内容管理' },
    dateFormat: 'yyyy-MM-dd HH:mm',
    timezones: {
      defaultTimezone: 'Asia/Shanghai',
      supportedTimezones: [{ label: '北京时间', value: 'Asia/Shanghai' }],
    },
  },
  upload: { limits: { fileSize: 50 * MB }, abortOnLimit: true },
  // publishing at a time, and the trash: seen to by the process that serves (`instrumentation.ts`)
  jobs: {
    tasks: [EMPTY_TRASH, WEEKLY_MAIL],
    shouldAutoRun: resumeJobs,
    autoRun: [{ cron: '*/10 * * * * *', queue: 'default' }],
    access: { run: isAdmin as () => boolean, queue: isAdmin as () => boolean, cancel: isAdmin as () => boolean },
  },
  onInit: retryPublishing,
  typescript: { autoGenerate: false },
});

export default config;

function readSecret(): string {
  try {
    return readFileSync(path.join(cmsDirectory(), 'secret.key'), 'utf8').trim();
  } catch {
    return 'only for building and for writing migrations';
  }
}
