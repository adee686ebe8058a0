/**
 * Every variable that the site reads from the environment: how its text is read and what it should be. Plain
 * JavaScript, because it is looked at before anything else runs.
 */

import { resolve } from 'node:path';

const text = (should = '文字') => ({ read: (value) => value, should });

const wholeNumber = (fallback, least, most, off = '') => ({
  read: (value) => {
    const number = /^\d{1,9}$/.test(value) ? Number(value) : NaN;
    return number >= least && number <= most ? number : undefined;
  },
  should: `${least} 到 ${most} 的整数${off}`,
  fallback,
});

const oneOf = (...words) => ({
  read: (value) => (words.includes(value) ? value : undefined),
  should: words.join(' 或 '),
});

const matching = (pattern, should) => ({
  read: (value) => (pattern.test(value) ? value : undefined),
  should,
});

/** @param fits what the address must satisfy beside its protocol */
const address = (protocols, should, fits = () => true) => ({
  read: (value) => {
    const url = URL.parse(value);
    return url && protocols.test(url.protocol) && fits(url) ? value : undefined;
  },
  should,
});

/** An address that paths are appended to. */
const base = (should, fits) => {
  const { read } = address(
    /^https?:$/,
    should,
    (url) => !url.search && !url.hash && !url.username && (fits?.(url) ?? true),
  );
  return {
    read: (value) => {
      const url = read(value) && new URL(value);
      return url ? (url.origin + url.pathname).replace(/\/+$/, '') : undefined;
    },
    should,
  };
};

const path = (fallback) => ({ ...matching(/^\/[^\s?#]*$/, '以 / 开头的路径'), fallback });
const mails = (should) => matching(/^[^\s@<>,]+@[^\s@<>,]+(\s*,\s*[^\s@<>,]+@[^\s@<>,]+)*$/, should);
const secret = (kind) => ({ ...kind, isSecret: true });
/** Is in the pages that a build makes. */
const inPages = (kind) => ({ ...kind, isInPages: true });
/** What a build is made from; a site that runs with another value catches up by itself. */
const inBuild = (kind) => ({ ...kind, isInBuild: true });

const HOST_WITH_PORT = /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)*[a-z0-9]([a-z0-9-]*[a-z0-9])?(:\d{1,5})?$/;

const hosts = {
  read: (value) => {
    const names = value.split(',').map((name) => name.trim().toLowerCase());
    return names.filter(Boolean).every((name) => HOST_WITH_PORT.test(name)) ? names.filter(Boolean) : undefined;
  },
  should: '逗号分隔的主机名，例如 a.example,b.example:8080',
  fallback: [],
};

const HTTP = 'http:// 或 https:// 开头的地址';

const sites = {
  read: (value) => {
    const found = value.split(',').map((site) => base('').read(site.trim()));
    return found.every(Boolean) ? found : undefined;
  },
  should: '逗号分隔的网站地址，例如 https://a.example,https://b.example',
  fallback: [],
};

const OFF = '，0 是不限';

export const SETTINGS = {
  PORT: wholeNumber(3000, 1, 65535),
  HOST: text('这台机器的地址'),
  SITE_URL: inPages(base(`${HTTP}，没有路径，例如 https://example.cn`, (url) => url.pathname === '/')),
  CONTENT_DIR: inBuild({ ...text('文件夹'), fallback: 'lib/sample-content' }),
  SAMPLE_CONTENT: inPages(oneOf('on', 'off')),
  CONTENT_SERVICE_URL: inPages(base(HTTP)),
  CONTENT_QUERY_PATH: inBuild(path('/api/graphql')),
  CONTENT_SERVICE_SEARCH: inBuild(oneOf('on', 'off')),
  CONTENT_SERVICE_TOKEN: inBuild(secret(text())),
  REVALIDATE_SECRET: secret(text()),
  LINKED_HOSTS: inBuild(hosts),
  PRERENDER_LIMIT: inBuild(wholeNumber(500, 1, 100_000)),
  NEXT_PUBLIC_LAB_3D_URL: inPages(matching(/^(\/|https?:\/\/)\S*$/, `以 / 开头的路径，或 ${HTTP}`)),
  NEXT_PUBLIC_SERVICE_WORKER: inPages(oneOf('on', 'off')),
  NEXT_PUBLIC_ASSUME_MESSAGING_APP: inPages(oneOf('on', 'off')),
  GALLERY: inPages(oneOf('1', '0')),
  NEXT_DIST_DIR: { ...text('文件夹'), fallback: '.next' },
  DATA_DIR: { ...text('可以写的文件夹'), fallback: '.data' },
  FRONT_CACHE_DIR: text('已经有的、可以写的文件夹'),
  LAST_GOOD_MB: wholeNumber(256, 0, 1_000_000, '，0 是不留'),
  PICTURES: oneOf('on', 'off'),
  PICTURES_MB: wholeNumber(512, 1, 1_000_000),
  DATABASE_URL: secret(address(/^postgres(ql)?:$/, 'postgres:// 开头的地址')),
  REDIS_URL: secret(address(/^rediss?:$/, 'redis:// 或 rediss:// 开头的地址')),
  SECRET_KEY: secret(matching(/^.{32,}$/s, '至少 32 个字符')),
  TRUSTED_PROXIES: wholeNumber(0, 0, 10),
  ENQUIRY_WEBHOOK_URL: secret(address(/^https?:$/, HTTP)),
  ENQUIRY_WEBHOOK_SECRET: secret(text()),
  SMTP_URL: secret(address(/^smtps?:$/, 'smtp:// 或 smtps:// 开头的地址', (url) => url.hostname !== '')),
  ENQUIRY_MAIL_TO: mails('邮箱，几个用逗号分开'),
  ENQUIRY_MAIL_FROM: matching(/^([^@<>]*<[^\s@<>,]+@[^\s@<>,]+>|[^\s@<>,]+@[^\s@<>,]+)$/, '邮箱，前面可以有名字'),
  ENQUIRY_LIMIT_ADDRESS: wholeNumber(20, 0, 1_000_000, OFF),
  ENQUIRY_LIMIT_TOTAL: wholeNumber(2000, 0, 1_000_000, OFF),
  UNKNOWN_LIMIT_ADDRESS: wholeNumber(300, 0, 1_000_000, OFF),
  RETENTION_DAYS: wholeNumber(730, 30, 36_500),
  ADMIN_LOGIN: text(),
  ADMIN_PASSWORD_HASH: secret(matching(/^scrypt(:\d{1,7}){3}(:[\w-]+){2}$/, 'npm run password 做出来的一行')),
  AUTH_SERVICE_URL: base(HTTP),
  AUTH_AUTHENTICATE_PATH: path('/api/account/authenticate'),
  AUTH_CHECK_TOKEN_PATH: path('/api/account/checkToken'),
  WECHAT_APP_ID: inPages(matching(/^[\w-]+$/, '公众号的 AppID')),
  WECHAT_APP_SECRET: secret(text()),
  CMS_URL: base(HTTP),
  CMS_SITES: sites,
  CMS_DATABASE_URL: secret(address(/^postgres(ql)?:$/, 'postgres:// 开头的地址')),
  WECHAT_API_URL: { ...base(HTTP), fallback: 'https://api.weixin.qq.com' },
};

/** What the first is of no use without. */
const NEEDS = [
  ['REDIS_URL', 'DATABASE_URL'],
  ['CMS_SITES', 'REVALIDATE_SECRET'],
  ['SMTP_URL', 'ENQUIRY_MAIL_TO'],
  ['ENQUIRY_MAIL_TO', 'SMTP_URL'],
  ['ENQUIRY_MAIL_FROM', 'SMTP_URL'],
  ['ENQUIRY_WEBHOOK_SECRET', 'ENQUIRY_WEBHOOK_URL'],
  ['ADMIN_LOGIN', 'ADMIN_PASSWORD_HASH'],
  ['ADMIN_PASSWORD_HASH', 'ADMIN_LOGIN'],
  ['WECHAT_APP_ID', 'WECHAT_APP_SECRET'],
  ['WECHAT_APP_SECRET', 'WECHAT_APP_ID'],
];

/** The value of a setting; where it is not set, or is not what it should be, what it is by itself, or null. */
export function setting(name) {
  const { read, fallback = null } = SETTINGS[name];
  const value = process.env[name];
  return (value ? read(value) : undefined) ?? fallback;
}

/**
 * Is the content said to be a sample? Where SAMPLE_CONTENT does not say, while the folder that comes with the site is
 * served.
 */
export function isSample(settings = process.env) {
  const said = SETTINGS.SAMPLE_CONTENT.read(settings.SAMPLE_CONTENT ?? '');
  if (said) return said === 'on';
  const { fallback } = SETTINGS.CONTENT_DIR;
  return !settings.CONTENT_SERVICE_URL && resolve(settings.CONTENT_DIR || fallback) === resolve(fallback);
}

/** One line for a setting that is not what it should be; what must not be read by others is not repeated. */
export function wrongSetting(name, value, reason = '') {
  const { should, isSecret } = SETTINGS[name];
  const shown = isSecret ? `‹${value.length} 个字符，不写出来›` : value;
  // a space parts Chinese from what is not
  return `设置 ${name}=${shown} 不对：应当是${/^[!-~]/.test(should) ? ' ' : ''}${should}${reason}`;
}

/**
 * What is wrong with the settings by themselves, one line each.
 * @param isServing false for a build, which needs no secret
 */
export function wrongSettings(values, isServing = true) {
  const wrong = Object.keys(SETTINGS)
    .filter((name) => values[name] && SETTINGS[name].read(values[name]) === undefined)
    .map((name) => wrongSetting(name, values[name]));
  if (!isServing) return wrong;
  const missing = NEEDS.filter(([name, other]) => values[name] && !values[other]).map(
    ([name, other]) => `设置 ${other} 没有写：有了 ${name} 就要有它`,
  );
  return [...wrong, ...missing];
}

const namesWith = (mark) => Object.keys(SETTINGS).filter((name) => SETTINGS[name][mark]);

/** A build with other values of these must not be served. */
export const PAGE_SETTINGS = namesWith('isInPages');

/** With other values of these, a build is out of date. */
export const BUILD_SETTINGS = [...PAGE_SETTINGS, ...namesWith('isInBuild')];
