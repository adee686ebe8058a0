/** What each setting is read as, where it is not the text itself. */
interface Read {
  PORT: number;
  CONTENT_DIR: string;
  CONTENT_QUERY_PATH: string;
  LINKED_HOSTS: readonly string[];
  PRERENDER_LIMIT: number;
  NEXT_DIST_DIR: string;
  DATA_DIR: string;
  LAST_GOOD_MB: number;
  PICTURES_MB: number;
  TRUSTED_PROXIES: number;
  ENQUIRY_LIMIT_ADDRESS: number;
  ENQUIRY_LIMIT_TOTAL: number;
  UNKNOWN_LIMIT_ADDRESS: number;
  RETENTION_DAYS: number;
  AUTH_AUTHENTICATE_PATH: string;
  AUTH_CHECK_TOKEN_PATH: string;
  CMS_SITES: readonly string[];
  WECHAT_API_URL: string;
}

type Value<Name extends string> = Name extends keyof Read ? Read[Name] : string | null;
type Settings = Readonly<Record<string, string | undefined>>;

export const SETTINGS: Readonly<Record<string, { should: string }>>;
export function setting<Name extends string>(name: Name): Value<Name>;
export function wrongSetting(name: string, value: string, reason?: string): string;
export function wrongSettings(values: Settings, isServing?: boolean): string[];
export function isSample(values?: Settings): boolean;
export const PAGE_SETTINGS: readonly string[];
export const BUILD_SETTINGS: readonly string[];
