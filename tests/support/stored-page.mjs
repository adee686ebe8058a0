/** A page with all its parts, each of which says which version it is of. */
export const pageOf = (version) => ({
  kind: 'APP_PAGE',
  html: `<html><p>${version}</p></html>`,
  rscData: Buffer.from(`1:"payload ${version}"`),
  segmentData: new Map([['/_tree', Buffer.from(`1:"tree ${version}"`)]]),
  headers: {},
  status: 200,
});
