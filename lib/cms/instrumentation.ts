/** When the CMS starts: everything published is read, and sites are told of what changes from then on. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const [{ getPayload }, { default: config }, { contentDirectory }, { publishedContent }, { tellSites }] =
    await Promise.all([
      import('payload'),
      import('@payload-config'),
      import('./content/content-files'),
      import('./content/published'),
      import('./content/notices'),
    ]);
  // the site's own renderer finds pictures and charts where the CMS keeps them
  process.env.CONTENT_DIR = contentDirectory();
  publishedContent().onChanges = tellSites();
  await publishedContent().read(await getPayload({ config, cron: true }));
}
