-- name: isConfirmed
SELECT EXISTS (SELECT FROM confirmed_staff WHERE user_id = $userId) AS "isConfirmed";
