import {
  articleBlocks,
  articles as articleTable,
  articleTagLinks,
  articleCategories as categoryTable,
  articleTags as tagTable,
} from '../../platform/db/schema/articles';
import { articleCategories } from '../content/articleCategories';
import { articles } from '../content/articles/articles';
import { articleTags } from '../content/articleTags';
import { idsBySlug, type RowSet, rowSet } from './rowSet';

export function articleRows(): RowSet[] {
  const categoryId = idsBySlug(articleCategories);
  const tagId = idsBySlug(articleTags);
  return [
    rowSet(
      categoryTable,
      articleCategories.map((category, position) => ({ ...category, position })),
    ),
    rowSet(
      tagTable,
      articleTags.map((tag, position) => ({ ...tag, position })),
    ),
    rowSet(
      articleTable,
      articles.map(({ id, slug, category, photo, title, publishedDate }) => ({
        id,
        slug,
        categoryId: categoryId(category),
        photo,
        title,
        publishedDate,
      })),
    ),
    rowSet(
      articleBlocks,
      articles.flatMap(({ id, blocks }) =>
        blocks.map(({ title, info, photo = '' }, position) => ({ articleId: id, position, title, info, photo })),
      ),
    ),
    rowSet(
      articleTagLinks,
      articles.flatMap(({ id, tags }) => tags.map((tag) => ({ articleId: id, tagId: tagId(tag) }))),
    ),
  ];
}
