import type { ContentFolder } from '../../content-service/folder';
import type { Facts } from './world';

const RADIO = '无线电型号核准';
const FORMATS = '导出格式';
/** Interfaces that send by radio. */
const SENDS = /蓝牙|Wi-Fi|2\.4 GHz/;
/** Formats that a version's own software row names. */
const NAMED_FORMAT = /CSV|Parquet|HDF5|EDF\+|BDF\+|SNIRF|C3D|MP4/g;
/** What only somebody who holds the certificate may say. */
const CLAIM = /已取证|已核准|通过|符合|CMIIT|证号/;
/** A standard of ours without a certificate: designed to it, or measured by ourselves. */
const STANDARD = /GB(?:\/T)? \d/;
const OWN_WORD = /按GB.*(?:(?:设计|选料)，未取证（送检前）|自评为)/;

interface Row {
  name: string;
  value: string;
}

/**
 * Every version has a sheet, under its own name, whose rows are those of the facts; no row is a parameter, too; what
 * sends has no approval that nobody gave, nor does a standard stand alone; a format that its software row names is among its formats.
 * @returns one line per breach
 */
export function checkDataSheets(folder: ContentFolder, { world, compliance }: Facts): string[] {
  return world.modules.flatMap(({ alias: module, versions }) =>
    versions.flatMap(({ alias, model, interfaces }) => {
      const file = `data-sheet/${alias}.yaml`;
      const item = folder.find('data-sheet', alias);
      if (!item) return [`${file} 没有：每个型号一张数据表`];
      const { data, publishedUtc } = item;
      const rows = (data.rows ?? []) as Row[];
      const parameters = (folder.find('product', alias)?.data.parameters ?? []) as Row[];
      const expected = compliance.rows.map(({ name, usual, others = [] }) => ({
        name,
        value: others.find((one) => one.versions.includes(alias))?.value ?? usual,
      }));
      const value = (name: string) => rows.find((row) => row.name === name)?.value ?? '';
      const software = parameters.find(({ name }) => name === '软件')?.value ?? '';
      const missing = (software.match(NAMED_FORMAT) ?? []).filter((format) => !value(FORMATS).includes(format));
      return [
        ...(data.displayText === `${model}数据表` ? [] : [`${file} displayText 应当是“${model}数据表”`]),
        ...(data.product === alias ? [] : [`${file} product 应当是 ${alias}`]),
        ...(data.module === module ? [] : [`${file} module 应当是 ${module}`]),
        ...(publishedUtc.startsWith(compliance.edition) ? [] : [`${file} publishedUtc 应当在 ${compliance.edition}`]),
        ...(JSON.stringify(rows) === JSON.stringify(expected) ? [] : [`${file} rows 与 facts/compliance.yaml 不同`]),
        ...rows
          .filter(({ name }) => parameters.some((parameter) => parameter.name === name))
          .map(({ name }) => `${file} rows ${name}已是型号的参数`),
        ...(SENDS.test(interfaces) && !value(RADIO).includes('未取证')
          ? [`${file} rows ${RADIO}：${interfaces} 有射频，没有证书就写“未取证”`]
          : []),
        ...missing.map((format) => `${file} rows ${FORMATS}里没有${format}，型号的软件一行里有`),
        ...parameters
          .filter((row) => STANDARD.test(row.value) && !OWN_WORD.test(row.value))
          .map((row) => `product/${alias}.yaml parameters ${row.name}只写了标准号，没有写“按…设计，未取证（送检前）”`),
        ...[...rows, ...parameters]
          .filter((row) => CLAIM.test(row.value))
          .map((row) => `${file} rows ${row.name}说了没有的证书：${row.value}`),
      ];
    }),
  );
}
