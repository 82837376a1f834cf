-- name: savePhoto
INSERT INTO photos (user_id, id, webp, saved_at)
VALUES ($userId, $id, $webp, $savedAt)
ON CONFLICT (user_id) DO UPDATE SET id = $id, webp = $webp, saved_at = $savedAt;

-- name: removePhoto
DELETE FROM photos WHERE user_id = $userId;

-- name: findPhoto
-- An identity provider may have made a student of somebody who has a photo.
SELECT webp FROM photos JOIN users ON users.id = user_id AND role <> 'student' WHERE photos.id = $id;

-- name: saveAvatar
INSERT INTO students (user_id, avatar)
VALUES ($userId, $avatar)
ON CONFLICT (user_id) DO UPDATE SET avatar = $avatar;
